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

/// The curve of a round corner.
public enum RoundedCornerStyle: Sendable { case circular, continuous }

/// How an outline is filled.
public struct FillStyle: Equatable, Sendable {
  /// Whether the even-odd rule decides what is inside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style of filling.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// An outline with round corners.
nonisolated public struct RoundedRectangle: InsettableShape {
  private let cornerRadius: CGFloat

  /// Makes the outline; here, corners of both styles are circular.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.cornerRadius = cornerRadius
  }

  /// How round the corners are.
  @_spi(Rendering) public var radius: Double { Double(cornerRadius) }
}

/// An outline that is as round as its size allows.
nonisolated public struct Capsule: InsettableShape {
  /// Makes the outline; here, ends of both styles are circular.
  public init(style: RoundedCornerStyle = .continuous) {}

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
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    decorated(.background(style.erased, radius: shape.radius))
  }

  /// Draws a shadow below what has a background; here, all shadows look the same.
  public nonisolated func shadow(
    color: Color = .primary, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    decorated(.shadow)
  }

  /// Says where the view takes touches: here, wherever its widget does.
  public nonisolated func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View {
    self
  }
}
