/// A color or pattern for drawing shapes and text.
public protocol ShapeStyle: Sendable {
  /// The style for the renderer.
  @_spi(Rendering) var erased: AnyForegroundStyle { get }
}

/// A type-erased foreground style.
@_spi(Rendering)
public enum AnyForegroundStyle: Equatable, Sendable {
  case color(Color)
  /// 0 is primary, 1 secondary, 2 tertiary.
  case hierarchical(level: Int)
  case tint
  /// The background of bars.
  case bar
  /// The background of content that floats over other content.
  case material
}

/// A style from the levels of the content hierarchy.
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int

  /// The style for the renderer.
  @_spi(Rendering) public var erased: AnyForegroundStyle { .hierarchical(level: level) }
}

/// The tint of interactive elements.
public struct TintShapeStyle: ShapeStyle {
  /// Creates the style.
  public init() {}

  /// The style for the renderer.
  @_spi(Rendering) public var erased: AnyForegroundStyle { .tint }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of the content hierarchy.
  public static var primary: HierarchicalShapeStyle { .init(level: 0) }
  /// The second level of the content hierarchy.
  public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
  /// The third level of the content hierarchy.
  public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of interactive elements.
  public static var tint: TintShapeStyle { .init() }
}

/// A translucent background material.
public struct Material: ShapeStyle {
  /// The style for the renderer.
  @_spi(Rendering) public let erased: AnyForegroundStyle
}

extension ShapeStyle where Self == Material {
  #if !os(tvOS) && !os(watchOS)
    /// The material of the platform's bars.
    public static var bar: Material { Material(erased: .bar) }
  #endif
  /// The material of content that floats over other content.
  public static var regularMaterial: Material { Material(erased: .material) }
}

/// A color that adapts to light and dark appearance.
public struct Color: ShapeStyle, Hashable {
  /// The named colors of the platform.
  @_spi(Rendering)
  public enum Name: String, Hashable, Sendable {
    case clear, primary, secondary, accent
    case red, orange, yellow, green, blue, purple, gray
  }

  /// The name of the color.
  @_spi(Rendering) public let name: Name

  /// The style for the renderer.
  @_spi(Rendering) public var erased: AnyForegroundStyle { .color(self) }

  /// A fully transparent color.
  public static let clear = Color(name: .clear)
  /// The color of primary content.
  public static let primary = Color(name: .primary)
  /// The color of secondary content.
  public static let secondary = Color(name: .secondary)
  /// The accent color, for interactive elements.
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
