public import Foundation

/// Modifiers that are declared and have no effect: they return the view.
///
/// Code that uses them compiles and behaves the same; it looks as GNOME's controls do.
extension View {
  /// Sets the tint colour; here, the theme's accent colour stays.
  public nonisolated func tint(_ tint: Color?) -> some View { self }

  /// Sets the tint style; here, the theme's accent colour stays.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

  /// Rounds the corners of the view; here, nothing is clipped.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { self }

  /// Clips the view to a shape; here, nothing is clipped.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { self }

  /// Sets the drawing order among overlapping views; here, later views are drawn over earlier ones.
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// Sets the priority by which a stack gives its views room; here, GTK decides.
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }

  /// Extends the view into the safe area; here, a window has no safe area.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Sets the style of the lists inside; here, all lists look the same.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Sets the style of the text fields inside; here, all fields look the same.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  #if !os(macOS) && !os(tvOS)
    /// Sets the position of the screen's title; here, the title stands in the header bar.
    public nonisolated func navigationBarTitleDisplayMode(
      _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
  #endif
}

/// The regions that make up the safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The device, and the bars around the content.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The style of a list.
public protocol ListStyle {}

/// The platform's default style.
public struct DefaultListStyle: ListStyle {}

/// A style without decoration around the rows.
public struct PlainListStyle: ListStyle {}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's default style.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// A style without decoration around the rows.
  public static var plain: PlainListStyle { .init() }
}

/// The style of a text field.
public protocol TextFieldStyle {}

#if !os(tvOS) && !os(watchOS)
  /// A style with a border.
  public struct RoundedBorderTextFieldStyle: TextFieldStyle {}

  extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style with a border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
  }
#endif

#if !os(macOS)
  /// The header of a screen.
  public struct NavigationBarItem: Sendable {
    /// The position of a screen's title.
    public enum TitleDisplayMode: Sendable {
      case automatic, inline
      #if !os(tvOS)
        case large
      #endif
    }
  }
#endif
