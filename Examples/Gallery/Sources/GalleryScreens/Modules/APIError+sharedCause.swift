public import RecourseUI
public import SharedErrors

// The module of the errors knows nothing of Recourse; the app says what it has to know of them.
extension APIError: SharedCauseProvider {
  /// The cause, so that a person is told once, whatever each module makes of it.
  public var sharedCause: SharedCause? {
    switch self {
    case .networkUnavailable: .offline
    case .sessionExpired: .signedOut
    case .serviceUnavailable: .serviceUnavailable
    case .unreadableAnswer: nil
    }
  }
}
