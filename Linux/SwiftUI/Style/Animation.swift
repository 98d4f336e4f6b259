public import Foundation

/// How a change becomes visible.
///
/// Only overlays move here, as their transition says; all else changes at once.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable { case standard, linear, easeIn, easeOut, easeInOut, spring }

  private var curve = Curve.standard
  private var duration: TimeInterval?
  private var bounce = 0.0
  private var delay = 0.0
  private var speed = 1.0

  /// As the platform does it.
  public static let `default` = Animation()
  /// At the same speed from beginning to end.
  public static var linear: Animation { Animation(curve: .linear) }
  /// With a slow beginning.
  public static var easeIn: Animation { Animation(curve: .easeIn) }
  /// With a slow end.
  public static var easeOut: Animation { Animation(curve: .easeOut) }
  /// With a slow beginning and a slow end.
  public static var easeInOut: Animation { Animation(curve: .easeInOut) }
  /// As a spring moves.
  public static var spring: Animation { spring() }
  /// As a spring that does not bounce.
  public static var smooth: Animation { spring() }
  /// As a spring that bounces a little.
  public static var snappy: Animation { spring(bounce: 0.15) }
  /// As a spring that bounces.
  public static var bouncy: Animation { spring(bounce: 0.3) }

  /// At the same speed from beginning to end, in a given time.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(curve: .linear, duration: duration)
  }

  /// With a slow beginning, in a given time.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(curve: .easeIn, duration: duration)
  }

  /// With a slow end, in a given time.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(curve: .easeOut, duration: duration)
  }

  /// With a slow beginning and a slow end, in a given time.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(curve: .easeInOut, duration: duration)
  }

  /// As a spring moves that takes about a given time.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring, duration: duration, bounce: bounce)
  }

  /// The animation after a pause, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  /// The animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }
}

/// The context of a change: its animation.
public struct Transaction {
  /// The animation of the change; nil, the default, where there is none.
  public var animation: Animation?
  /// Whether views are to leave their own animations out; false by default.
  public var disablesAnimations = false

  /// Makes a transaction.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Makes a change with an animation: here, the change alone.
///
/// - Returns: What the change returns.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change with a transaction: here, the change alone.
///
/// - Returns: What the change returns.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
