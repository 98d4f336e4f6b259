import Recourse

/// The error of the effects in these tests.
enum EffectTestError: Error, Equatable, Sendable {
  case broken
  case other
  case tooSlow
}

/// A typed error that can wrap any other error, such as a cancellation.
enum EffectTestWrapper: CauseWrapper {
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}
