public import Foundation

/// A two-dimensional shape.
public protocol Shape: Sendable {
  /// The corner radius, in points.
  @_spi(Rendering) nonisolated var radius: Double { get }
}

/// A shape that can be inset.
public protocol InsettableShape: Shape {}

/// A rectangle.
nonisolated public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public init() {}

  /// The corner radius, which is zero.
  @_spi(Rendering) public var radius: Double { 0 }
}

/// The curve of a rounded corner.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// A style for filling shapes.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule determines the interior of a shape.
  public var isEOFilled: Bool
  /// Whether the edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// A rectangle with rounded corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  private let cornerRadius: CGFloat

  /// Creates a rounded rectangle; the stand-in draws both corner styles as circular.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// The corner radius, in points.
  @_spi(Rendering) public var radius: Double { Double(cornerRadius) }
}

/// A rectangle whose corners are as round as its size allows.
nonisolated public struct Capsule: InsettableShape {
  /// Creates a capsule; the stand-in draws both corner styles as circular.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// The corner radius, larger than any element.
  @_spi(Rendering) public var radius: Double { 9999 }
}

/// A circle; in the stand-in, a capsule where the space is not square.
nonisolated public struct Circle: InsettableShape {
  /// Creates a circle.
  public init() {}

  /// The corner radius, larger than any element.
  @_spi(Rendering) public var radius: Double { 9999 }
}

extension View {
  /// Fills a shape behind the view with a style.
  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    decorated(.background(style.erased, radius: shape.radius))
  }

  /// Adds a shadow to a background; in the stand-in, all shadows look the same.
  public nonisolated func shadow(
    color: Color = .primary, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    decorated(.shadow)
  }

  /// Sets the content shape for hit testing; in the stand-in, a no-op.
  public nonisolated func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }
}
