import Recourse

/// What the effects of these tests fail with.
enum EffectTestError: Error, Equatable, Sendable {
  case broken
  case other
  case tooSlow
}

/// A typed error that can wrap any other, so that a cancellation can hide in it.
enum EffectTestWrapper: CauseWrapping {
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}
