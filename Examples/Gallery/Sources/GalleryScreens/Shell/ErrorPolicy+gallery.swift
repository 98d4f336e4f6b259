import FeatureB
import FeatureC
public import RecourseUI
import SharedErrors

extension ErrorPolicy {
  /// The policy of the whole app, for errors that no module's policy has handled.
  public static let gallery = ErrorPolicy("gallery") {
    On(.error(APIError.sessionExpired), .route(.signIn))
    On(.type(SyncConflict.self), .sheet)
    On(.type(SignInError.self), .alert)
    On(.error(APIError.unreadableAnswer), .alert, inRelease: .log)
    On(.origin(.background, .prefetch), .log)
    On(.origin(.firstLoad, .refresh), .inline)
    On(.error(APIError.serviceUnavailable), .banner)
    On(.where("needs the user") { $0.error.remedy == .needsUser }, .alert)
    Otherwise(.toast)
  }
}

extension ErrorRoute {
  /// The route to the sign-in screen.
  static let signIn: Self = "signIn"
}
