import Foundation
import Recourse

enum RouterError: Error, Equatable {
  case declined
  case soldOut
  case rejected(String)
}

struct RouterLocalizedError: LocalizedError {
  var errorDescription: String? { "It’s closed" }
}

/// An error that wraps another error.
struct RouterWrapper: CauseProvider {
  let causes: [any Error]

  init(_ cause: any Error) {
    causes = [cause]
  }
}

struct RouterHTTPError: HTTPStatusProvider {
  let statusCode: Int
  var retryAfter: RetryAfter?
}

/// An error with an optional shared cause that the app defines.
enum RouterSharedError: SharedCauseProvider {
  case maintenance
  case own

  var sharedCause: SharedCause? { self == .maintenance ? "maintenance" : nil }
}

/// Returns an error whose number identifies a distinct problem.
func problem(_ number: Int) -> any Error {
  NSError(domain: "RouterTests", code: number)
}

extension ErrorJournal {
  /// The number of pending reports, followed by the number of reports with each outcome.
  var figures: [String] {
    let counts = counts
    let settled = counts.byOutcome.filter { $0.value > 0 }.map { "\($0.key.rawValue) \($0.value)" }
    return (counts.pending > 0 ? ["pending \(counts.pending)"] : []) + settled.sorted()
  }
}
