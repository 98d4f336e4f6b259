import Foundation
import RecourseUI

extension ErrorRoute {
  static let signIn: Self = "signIn"
}

extension ErrorPolicy {
  static let app = ErrorPolicy {
    On(.error(APIError.sessionExpired)) { _ in .route(.signIn) }
    On(.type(URLError.self), .toast)
    On(.type(ValidationError.self), .inline)
    Otherwise(.alert, inRelease: .log)
  }

  /// Rules that call functions of the app.
  static let checkout = ErrorPolicy("checkout") {
    On(RequestFailed.self) { error, _ in place(for: error) }
    On(.where("while the shop is busy") { isBusy(during: $0.origin) }, .toast)
  }
}

func place(for error: RequestFailed) -> Disposition {
  error.statusCode == 401 ? .route(.signIn) : .parent
}

func isBusy(during origin: ErrorOrigin) -> Bool { origin == .launch }
