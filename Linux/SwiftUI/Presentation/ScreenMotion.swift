/// The phases of a presentation.
@_spi(Rendering) @_spi(Testing)
public enum PresentationPhase: Sendable {
  /// The presentation is in its arrival transition and does not accept user input yet.
  case arriving
  /// The presentation is in its place.
  case up
  /// The user has begun to drag the presentation away, and can still let it return.
  case held
  /// The presentation is in its departure transition and no longer accepts user input.
  case leaving
}

/// Decides the next step of a presentation from its phase and from whether it is still wanted.
struct ScreenMotion {
  enum Step {
    case stay, leave, remove
  }

  private(set) var phase: PresentationPhase
  private var isTransitionOver = false
  /// The choice that is drawn once, when an arriving presentation is found to be unwanted.
  private var withdrawal: SystemBehavior.Withdrawal?

  init(_ phase: PresentationPhase) {
    self.phase = phase
  }

  /// Returns the next step; an arriving presentation is up after the end of its transition.
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

  /// Moves a presentation that is up to the phase `.held`.
  mutating func hold() {
    if phase == .up { phase = .held }
  }

  mutating func release() {
    if phase == .held { phase = .up }
  }
}
