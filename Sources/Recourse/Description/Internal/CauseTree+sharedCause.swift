extension CauseTree {
  /// The shared cause, and the error that declares or implies it; nil if there is none.
  var sharedCause: (cause: SharedCause, error: any Error)? {
    for error in errors {
      if let cause = error.sharedCause { return (cause, error) }
    }
    return nil
  }
}

extension Error {
  /// The shared cause of the error itself, regardless of its own causes.
  fileprivate var sharedCause: SharedCause? {
    switch self {
    case let error as any SharedCauseProvider: error.sharedCause
    case let surrogate as any ErrorSurrogate: surrogate.traits.sharedCause
    case let error as any HTTPError: SystemProblem.problem(ofStatus: error.statusCode)?.sharedCause
    default: SystemProblem(self)?.sharedCause
    }
  }
}

extension SystemProblem {
  /// The cause that all errors of this kind share.
  fileprivate var sharedCause: SharedCause? {
    switch self {
    case .notConnected, .dataNotAllowed, .duringCall: .offline
    case .signInNeeded, .cloudSignInNeeded: .signedOut
    case .serviceUnavailable: .serviceUnavailable
    default: nil
    }
  }
}
