import Foundation
import Recourse

enum ShopError: Error { case sessionExpired, soldOut }

extension ErrorPolicy {
  static let app = ErrorPolicy {
    On(.error(ShopError.sessionExpired), .route("signIn"))
    On(.error(ShopError.soldOut), .inline)
    On(.code(URLError.notConnectedToInternet), .banner)
    On(.code(CocoaError.fileWriteOutOfSpace), .alert)
    On(.status(500...599)) { report in report.attempt > 1 ? .banner : .toast }
    Otherwise(.alert, inRelease: .log)
  }
}
