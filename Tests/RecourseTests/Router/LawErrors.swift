import Foundation
import Recourse

/// The errors of random scripts, and a policy that sends them everywhere.
enum LawErrors {
  static func error(using random: inout some RandomNumberGenerator) -> any Error {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: CancellationError()
    case 1: URLError(.notConnectedToInternet)
    case 2: RouterWrapper(URLError(.notConnectedToInternet))
    case 3: RouterHTTPError(statusCode: 401)
    case 4: RouterHTTPError(statusCode: 501)
    case 5..<10: RouterError.declined
    case 10..<15: RouterError.soldOut
    default: problem(Int.random(in: 0..<30, using: &random))
    }
  }

  static let policy = ErrorPolicy {
    On(RouterHTTPError.self) { error, _ in error.statusCode == 401 ? .route(.signIn) : .sheet }
    On(.error(RouterError.declined), .toast)
    On(.error(RouterError.soldOut), .inline)
    On(.domain("RouterTests", codes: [0, 1, 2, 3, 4]), .banner)
    On(.domain("RouterTests", codes: [5, 6]), .log)
    On(.domain("RouterTests", codes: [7, 8, 9, 10]), .toast)
    On(.domain("RouterTests", codes: [11, 12, 13]), .sheet)
    On(.domain("RouterTests", codes: [14, 15]), .present(.alert, evenIfShown: true))
    On(.domain("RouterTests", codes: [16]), .inbox)
    Otherwise(.alert)
  }
}
