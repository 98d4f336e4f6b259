/// How far a presentation has come.
@_spi(Rendering) @_spi(Testing)
public enum PresentationPhase: Sendable {
  /// On its way to its place; a person cannot use it yet.
  case arriving
  /// In its place.
  case up
  /// In a person's hand, who has begun to dismiss it and can still give up.
  case held
  /// On its way out; a person cannot use it any more.
  case leaving
}

/// Decides the next step of a presentation from its phase and from whether it is still wanted.
struct ScreenMotion {
  enum Step {
    case stay, leave, remove
  }

  private(set) var phase: PresentationPhase
  private var isTransitionOver = false
  /// Drawn once, when an arriving presentation is found to be unwanted.
  private var withdrawal: SystemBehavior.Withdrawal?

  init(_ phase: PresentationPhase) {
    self.phase = phase
  }

  /// The next step; an arriving presentation whose time is over is up from here on.
  mutating func step(
    isWanted: Bool, drawWithdrawal: () -> SystemBehavior.Withdrawal
  ) -> Step {
    if phase == .leaving { return isTransitionOver ? .remove : .stay }
    if phase == .arriving && isTransitionOver { phase = .up }
    if isWanted {
      withdrawal = nil
      return .stay
    }
    guard phase == .arriving else { return .leave }
    let drawn = withdrawal ?? drawWithdrawal()
    withdrawal = drawn
    return drawn == .atOnce ? .leave : .stay
  }

  mutating func leave() {
    phase = .leaving
    isTransitionOver = false
  }

  mutating func endTransition() {
    isTransitionOver = true
  }

  /// Takes a presentation that is up into a person's hand.
  mutating func hold() {
    if phase == .up { phase = .held }
  }

  mutating func release() {
    if phase == .held { phase = .up }
  }
}
