public import Foundation

/// The animation of a change.
///
/// The stand-in animates only overlays, by their transition; all other changes are immediate.
public struct Animation: Hashable, Sendable {
  private enum Curve: Hashable { case standard, linear, easeIn, easeOut, easeInOut, spring }

  private var curve = Curve.standard
  private var duration: TimeInterval?
  private var bounce = 0.0
  private var delay = 0.0
  private var speed = 1.0

  /// The platform's default animation.
  public static let `default` = Animation()
  /// An animation at constant speed.
  public static var linear: Animation { Animation(curve: .linear) }
  /// An animation that starts slowly.
  public static var easeIn: Animation { Animation(curve: .easeIn) }
  /// An animation that ends slowly.
  public static var easeOut: Animation { Animation(curve: .easeOut) }
  /// An animation that starts and ends slowly.
  public static var easeInOut: Animation { Animation(curve: .easeInOut) }
  /// A spring animation.
  public static var spring: Animation { spring() }
  /// A spring animation without bounce.
  public static var smooth: Animation { spring() }
  /// A spring animation with a small bounce.
  public static var snappy: Animation { spring(bounce: 0.15) }
  /// A spring animation with a noticeable bounce.
  public static var bouncy: Animation { spring(bounce: 0.3) }

  /// Returns an animation at constant speed, with a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    Animation(curve: .linear, duration: duration)
  }

  /// Returns an animation that starts slowly, with a duration in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    Animation(curve: .easeIn, duration: duration)
  }

  /// Returns an animation that ends slowly, with a duration in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    Animation(curve: .easeOut, duration: duration)
  }

  /// Returns an animation that starts and ends slowly, with a duration in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation(curve: .easeInOut, duration: duration)
  }

  /// Returns a spring animation with an approximate duration in seconds.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(curve: .spring, duration: duration, bounce: bounce)
  }

  /// Returns the animation with an additional delay in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    var animation = self
    animation.delay += delay
    return animation
  }

  /// Returns the animation with its speed multiplied by a factor.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    animation.speed *= speed
    return animation
  }
}

/// The context of a change: its animation.
public struct Transaction {
  /// The animation of the change; nil, the default, means none.
  public var animation: Animation?
  /// Whether views ignore their own animations; false by default.
  public var disablesAnimations = false

  /// Creates a transaction.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}

/// Makes a change with an animation; the stand-in makes the change only.
///
/// - Returns: The result of the change.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change with a transaction; the stand-in makes the change only.
///
/// - Returns: The result of the change.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
