import Foundation
import Recourse

/// The values of `Retry-After`.
struct RetryAfterTarget: FuzzTarget {
  func run(_ input: Data) {
    let value = String(decoding: input, as: UTF8.self)
    guard let retryAfter = RetryAfter(value) else { return }
    require(value.utf8.prefix(64).allSatisfy { $0 < 0x80 }, "A delay isn't ASCII.")
    let error = HTTPResponseError(status: 503, headerFields: ["retry-after": value])
    require(error?.retryAfter == retryAfter, "A header field is read in two ways.")
    require(
      error.map { !ErrorDescriber().describe($0).fullMessage.isEmpty } ?? false,
      "A delay has no words.")
  }
}
