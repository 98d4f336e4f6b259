import Foundation
import Recourse

/// The bodies and header fields of a hostile server.
struct ResponseTarget: FuzzTarget {
  private let describer = ErrorDescriber()

  func run(_ input: Data) {
    let status = 100 + Int(input.first ?? 0) + 2 * Int(input.dropFirst().first ?? 0)
    let body = input.dropFirst(2)
    // A tenth of the inputs is a field, too.
    let fields =
      (input.dropFirst().first ?? 0).isMultiple(of: 10)
      ? ["Retry-After": String(decoding: body, as: UTF8.self), "X-Request-ID": "7"] : [:]
    guard let error = HTTPResponseError(status: status, headerFields: fields, body: body) else {
      return
    }
    let words = describer.describe(error)
    require(!words.title.isEmpty && !words.message.isEmpty, "A text is empty.")
    for mark in ["<html", "<!doctype", "\0"] {
      require(!words.fullMessage.lowercased().contains(mark), "A person reads \(mark).")
    }
    var details = ProblemDetails(of: error)
    guard let copy = try? JSONDecoder().decode(ProblemDetails.self, from: details.body) else {
      fatalError("Problem details can't be read again.")
    }
    // The delay is a header field.
    details.retryAfter = nil
    require(copy == details, "Problem details differ after their way to a client.")
  }
}
