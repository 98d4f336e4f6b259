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
