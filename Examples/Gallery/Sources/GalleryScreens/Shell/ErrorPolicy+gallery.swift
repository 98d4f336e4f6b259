import FeatureB
import FeatureC
public import RecourseUI
import SharedErrors

extension ErrorPolicy {
  /// The policy of the whole app, for errors that no module's policy has handled.
  public static let gallery = ErrorPolicy("gallery") {
    On(APIError.sessionExpired, .route(.signIn))
    On(SyncConflict.self, .sheet)
    On(SignInError.self, .alert)
    On(APIError.unreadableAnswer, .alert, inRelease: .log)
    On(origins: [.background, .prefetch], .log)
    On(origins: [.firstLoad, .refresh], .inline)
    On(APIError.serviceUnavailable, .banner)
    On("needs the user", where: { $0.error.remedy == .needsUser }, .alert)
    Otherwise(.toast)
  }
}

extension ErrorRoute {
  /// The route to the sign-in screen.
  static let signIn: Self = "signIn"
}
