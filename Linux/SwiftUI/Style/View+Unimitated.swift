public import Foundation

/// Modifiers of which nothing is imitated but the declaration: the view stays as it is.
///
/// Code that uses them compiles, behaves the same, and looks as GNOME's controls do.
extension View {
  /// Sets the colour of what reacts; here, the theme's.
  public nonisolated func tint(_ tint: Color?) -> some View { self }

  /// Sets the style of what reacts; here, the theme's.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S) -> some View { self }

  /// Cuts the corners off; here, nothing is cut off.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { self }

  /// Cuts off what is outside of an outline; here, nothing is cut off.
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> some View { self }

  /// Sets which view of a pile is drawn over which; here, the later one is drawn over the earlier.
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// Sets which view of a stack gets its room first; here, GTK decides.
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }

  /// Lets the view reach behind the edges of the screen; here, a window has none of these.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Sets how the lists inside look; here, there is one look.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Sets how the fields inside look; here, there is one look.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// Sets where the title of the screen stands; here, it stands in the header bar.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }
}

/// What takes room away from a view at the edges of the screen.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device, and what surrounds the content.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// How a list looks.
public protocol ListStyle {}

/// The look that fits where the list is.
public struct DefaultListStyle: ListStyle {}

/// A look without anything around the rows.
public struct PlainListStyle: ListStyle {}

extension ListStyle where Self == DefaultListStyle {
  /// The look that fits where the list is.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// A look without anything around the rows.
  public static var plain: PlainListStyle { .init() }
}

/// How a field looks.
public protocol TextFieldStyle {}

/// A look with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A look with a border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// The header of a screen.
public struct NavigationBarItem: Sendable {
  /// Where the title of a screen stands.
  public enum TitleDisplayMode: Sendable {
    case automatic, inline, large
  }
}
