public import Foundation

/// An outline.
public protocol Shape: Sendable {
  /// How round the corners are, in points.
  @_spi(Rendering) nonisolated var radius: Double { get }
}

/// An outline that can be made smaller.
public protocol InsettableShape: Shape {}

/// An outline with square corners.
nonisolated public struct Rectangle: InsettableShape {
  /// Makes the outline.
  public init() {}

  /// How round the corners are: not at all.
  @_spi(Rendering) public var radius: Double { 0 }
}

/// An outline with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  private let cornerRadius: CGFloat

  /// Makes the outline.
  public init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }

  /// How round the corners are.
  @_spi(Rendering) public var radius: Double { Double(cornerRadius) }
}

/// An outline that is as round as its size allows.
nonisolated public struct Capsule: InsettableShape {
  /// Makes the outline.
  public init() {}

  /// How round the corners are: more than any element is large.
  @_spi(Rendering) public var radius: Double { 9999 }
}

/// A circle, or an outline as round as its size allows where there is more room along one side.
nonisolated public struct Circle: InsettableShape {
  /// Makes the outline.
  public init() {}

  /// How round the corners are: more than any element is large.
  @_spi(Rendering) public var radius: Double { 9999 }
}

extension View {
  /// Draws a style in an outline behind the view.
  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T
  ) -> some View {
    decorated(.background(style.erased, radius: shape.radius))
  }

  /// Draws a shadow below what has a background.
  public nonisolated func shadow(radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View {
    decorated(.shadow)
  }

  /// Says where the view takes touches: here, wherever its widget does.
  public nonisolated func contentShape<S: Shape>(_ shape: S) -> some View {
    self
  }
}
