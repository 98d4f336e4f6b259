/// A colour or a pattern to draw with.
public protocol ShapeStyle: Sendable {
  /// The style as the renderer knows it.
  @_spi(Rendering) var erased: AnyForegroundStyle { get }
}

/// What a foreground is drawn with.
@_spi(Rendering)
public enum AnyForegroundStyle: Equatable, Sendable {
  case color(Color)
  /// 0 is primary, 1 secondary, 2 tertiary.
  case hierarchical(level: Int)
  case tint
  /// What lies behind bars.
  case bar
  /// What lies behind what floats over content.
  case material
}

/// A style that fades with its level.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The style as the renderer knows it.
  @_spi(Rendering) public var erased: AnyForegroundStyle { .hierarchical(level: level) }
}

/// The style of what reacts.
public struct TintShapeStyle: ShapeStyle {
  /// Makes the style.
  public init() {}

  /// The style as the renderer knows it.
  @_spi(Rendering) public var erased: AnyForegroundStyle { .tint }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The style of what matters most.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The style of what matters less.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The style of what matters least.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The style of what reacts.
  public static var tint: TintShapeStyle { .init() }
}

/// What lets the content behind it shine through.
public struct Material: ShapeStyle {
  /// The style as the renderer knows it.
  @_spi(Rendering) public let erased: AnyForegroundStyle
}

extension ShapeStyle where Self == Material {
  #if !os(tvOS) && !os(watchOS)
    /// What lies behind the platform's bars.
    public static var bar: Material { Material(erased: .bar) }
  #endif
  /// What lies behind what floats over content.
  public static var regularMaterial: Material { Material(erased: .material) }
}

/// A colour that adapts to light and dark.
public struct Color: ShapeStyle, Hashable {
  /// The colours that the platform names.
  @_spi(Rendering)
  public enum Name: String, Hashable, Sendable {
    case clear, primary, secondary, accent
    case red, orange, yellow, green, blue, purple, gray
  }

  /// Which of the platform's colours it is.
  @_spi(Rendering) public let name: Name

  /// The colour as the renderer knows it.
  @_spi(Rendering) public var erased: AnyForegroundStyle { .color(self) }

  /// No colour at all.
  public static let clear = Color(name: .clear)
  /// The colour of text.
  public static let primary = Color(name: .primary)
  /// The colour of text that matters less.
  public static let secondary = Color(name: .secondary)
  /// The colour of what reacts.
  public static var accentColor: Color { Color(name: .accent) }
  /// The platform's red.
  public static let red = Color(name: .red)
  /// The platform's orange.
  public static let orange = Color(name: .orange)
  /// The platform's yellow.
  public static let yellow = Color(name: .yellow)
  /// The platform's green.
  public static let green = Color(name: .green)
  /// The platform's blue.
  public static let blue = Color(name: .blue)
  /// The platform's purple.
  public static let purple = Color(name: .purple)
  /// The platform's gray.
  public static let gray = Color(name: .gray)
}

extension ShapeStyle where Self == Color {
  /// The platform's red.
  public static var red: Color { .red }
  /// The platform's orange.
  public static var orange: Color { .orange }
  /// The platform's yellow.
  public static var yellow: Color { .yellow }
  /// The platform's green.
  public static var green: Color { .green }
  /// The platform's blue.
  public static var blue: Color { .blue }
  /// The platform's purple.
  public static var purple: Color { .purple }
  /// The platform's gray.
  public static var gray: Color { .gray }
}
