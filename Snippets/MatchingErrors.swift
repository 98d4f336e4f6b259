import Foundation
import Recourse

// Rules for an app's own errors, for the system's and for a server's responses.

enum CheckoutError: Error, Equatable {
  case soldOut
  case declined
}

struct RequestFailed: HTTPError {
  let statusCode: Int
  let retryAfter: RetryAfter?
}

extension ErrorRoute {
  static let signIn: Self = "signIn"
}

extension ErrorPolicy {
  static let checkout = ErrorPolicy {
    On(CheckoutError.soldOut, .inline)
    On(CheckoutError.self, .alert)
    On(URLError.notConnectedToInternet, .banner)
    On([URLError.timedOut, .networkConnectionLost], .toast)
    On(CocoaError(.fileWriteOutOfSpace), .alert)
    On(status: 401, .route(.signIn))
    On(status: 500...599) { report in report.attempt > 1 ? .banner : .toast }
    On(domain: "Shop", codes: [7, 8], .sheet)
    On(origins: [.background, .prefetch], .log)
    Otherwise(.alert)
  }
}

func printRules() {
  for row in ErrorPolicy.checkout.table { print(row) }
}
