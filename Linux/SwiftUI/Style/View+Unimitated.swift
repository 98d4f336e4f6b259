public import Foundation

/// Modifiers that are declared and have no effect: they return the view.
///
/// Code that uses them compiles and behaves the same, with the appearance of GNOME's controls.
extension View {
  /// Sets the tint color; in the stand-in, the theme's accent color stays.
  public nonisolated func tint(_ tint: Color?) -> some View { self }

  /// Sets the tint style; in the stand-in, the theme's accent color stays.
  @_disfavoredOverload
  public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View { self }

  /// Rounds the corners of the view; in the stand-in, nothing is clipped.
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { self }

  /// Clips the view to a shape; in the stand-in, nothing is clipped.
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { self }

  /// Sets the order of overlapping views; in the stand-in, later views are drawn over earlier ones.
  public nonisolated func zIndex(_ value: Double) -> some View { self }

  /// Sets the priority for space in a stack; in the stand-in, GTK decides.
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }

  /// Extends the view into the safe area; in the stand-in, a window has no safe area.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View { self }

  /// Sets the style of lists in the view; in the stand-in, all lists look the same.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }

  /// Sets the style of text fields in the view; in the stand-in, all text fields look the same.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }

  /// Sets the part of a scroll view's content that is visible at first, and aligns small content;
  /// in the stand-in, GTK decides.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }

  #if !os(macOS) && !os(tvOS)
    /// Sets the display mode of the screen's title; in the stand-in, the header bar shows the
    /// title.
    public nonisolated func navigationBarTitleDisplayMode(
      _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { self }
  #endif
}

/// A point in a view, in fractions of the view's size.
public struct UnitPoint: Hashable, Sendable {
  /// The horizontal distance from the leading edge, as a fraction of the width.
  public var x: CGFloat
  /// The vertical distance from the top, as a fraction of the height.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The center of the view.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}

/// A set of safe area regions.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw bits of the set.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The safe area of the device and the bars around the content.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The safe area of the keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All safe area regions.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

/// The appearance of a list.
public protocol ListStyle {}

/// The platform's default list style.
public struct DefaultListStyle: ListStyle {}

/// A list style without decoration around the rows.
public struct PlainListStyle: ListStyle {}

extension ListStyle where Self == DefaultListStyle {
  /// The platform's default list style.
  public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
  /// A list style without decoration around the rows.
  public static var plain: PlainListStyle { .init() }
}

/// The appearance of a text field.
public protocol TextFieldStyle {}

#if !os(tvOS) && !os(watchOS)
  /// A text field style with a border.
  public struct RoundedBorderTextFieldStyle: TextFieldStyle {}

  extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A text field style with a border.
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
  }
#endif

#if !os(macOS)
  /// The navigation bar of a screen.
  public struct NavigationBarItem: Sendable {
    /// The display mode of a screen's title.
    public enum TitleDisplayMode: Sendable {
      case automatic, inline
      #if !os(tvOS)
        case large
      #endif
    }
  }
#endif
