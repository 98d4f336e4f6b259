import Recourse

/// An error with an unknown remedy.
enum RetryTestError: Error, Equatable {
  case busy, broken
  case number(Int)
}

struct RetryTestStatus: HTTPStatusProvider {
  let statusCode: Int
  var retryAfter: RetryAfter?
}

struct RetryTestWrapper: CauseProvider {
  let causes: [any Error]
}

enum RetryTestSync: CauseWrapper {
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}
