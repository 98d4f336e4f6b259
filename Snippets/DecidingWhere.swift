import Foundation
import Recourse

enum ShopError: Error { case sessionExpired, soldOut }

extension ErrorPolicy {
  static let app = ErrorPolicy {
    On(ShopError.sessionExpired, .route("signIn"))
    On(ShopError.soldOut, .inline)
    On(URLError.notConnectedToInternet, .banner)
    On(CocoaError.fileWriteOutOfSpace, .alert)
    On(status: 500...599) { report in report.attempt > 1 ? .banner : .toast }
    Otherwise(.alert, inRelease: .log)
  }
}
