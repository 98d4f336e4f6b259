public import RecourseUI
public import SharedErrors

// The module with the errors doesn't depend on Recourse, so the app adds the conformance.
extension APIError: SharedCauseProvider {
  /// The cause, for which a person gets one message across all modules.
  public var sharedCause: SharedCause? {
    switch self {
    case .networkUnavailable: .offline
    case .sessionExpired: .signedOut
    case .serviceUnavailable: .serviceUnavailable
    case .unreadableAnswer: nil
    }
  }
}
