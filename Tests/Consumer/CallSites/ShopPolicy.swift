import Foundation
import RecourseUI

extension ErrorRoute {
  static let signIn: Self = "signIn"
}

extension ErrorPolicy {
  static let app = ErrorPolicy {
    On(APIError.sessionExpired) { _ in .route(.signIn) }
    On(URLError.self, .toast)
    On(ValidationError.self, .inline)
    Otherwise(.alert, inRelease: .log)
  }

  /// Rules that call functions of the app.
  static let checkout = ErrorPolicy("checkout") {
    On(RequestFailed.self) { error in place(for: error) }
    On("while the shop is busy", where: { isBusy(during: $0.origin) }, .toast)
  }
}

func place(for error: RequestFailed) -> Disposition {
  error.statusCode == 401 ? .route(.signIn) : .parent
}

func isBusy(during origin: ErrorOrigin) -> Bool { origin == .launch }
