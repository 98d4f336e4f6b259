import Foundation
import Recourse

/// The way in which a connection answers a request.
enum Answer: Sendable, Equatable {
  /// Sends these bytes, then ends the connection; without a status, the response is incomplete.
  case bytes([UInt8], status: Int?)
  case reset
  case silence

  /// Chooses the answer to a request with faults; the closure carries out the request if needed.
  init(to method: String, faults: [ServerFault], response: () -> ServerResponse) {
    switch faults.first(where: { $0.delay == nil }) {
    case nil, .delay:
      self = Self.whole(response(), to: method)
    case .status(let status, let retryAfter):
      let headers = retryAfter.map { ["Retry-After": $0.headerValue] } ?? [:]
      self = Self.whole(ServerResponse(status: status, headers: headers), to: method)
    case .brokenBody:
      var response = response()
      // No JSON begins like this: only a closing brace or a key may follow an opening brace.
      response.body = Data("{".utf8) + response.body
      self = Self.whole(response, to: method)
    case .cutOff:
      self = Self.cutOff(response(), to: method)
    case .notHTTP:
      self = .bytes(Array("Good afternoon\r\n\r\n".utf8), status: nil)
    case .reset:
      self = .reset
    case .silence:
      self = .silence
    }
  }

  /// Creates the answer to bytes that aren't a request.
  init(toBrokenRequest status: Int) {
    self = Self.whole(ServerResponse(status: status), to: "GET")
  }

  private static func whole(_ response: ServerResponse, to method: String) -> Answer {
    let body = hasBody(response, to: method) ? Array(response.body) : []
    return .bytes(
      head(of: response, length: response.body.count) + body, status: response.status)
  }

  private static func cutOff(_ response: ServerResponse, to method: String) -> Answer {
    // If there is no body to truncate, the connection ends before the response.
    guard hasBody(response, to: method) else { return .bytes([], status: nil) }
    let count = response.body.count
    return .bytes(
      head(of: response, length: max(1, count)) + response.body.prefix(count / 2), status: nil)
  }

  private static func hasBody(_ response: ServerResponse, to method: String) -> Bool {
    method != "HEAD" && response.status != 204 && response.status != 304
  }

  private static func head(of response: ServerResponse, length: Int) -> [UInt8] {
    var lines = ["HTTP/1.1 \(response.status) Status", "Connection: close"]
    if response.status != 204 { lines.append("Content-Length: \(length)") }
    for (name, value) in response.headers.sorted(by: { $0.key < $1.key }) {
      lines.append("\(name): \(value)")
    }
    // A line break in a field must not produce a second field.
    let head = lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
      .joined(separator: "\r\n")
    return Array((head + "\r\n\r\n").utf8)
  }
}

extension ServerFault {
  /// The delay of the answer; nil for any other fault.
  var delay: Duration? {
    if case .delay(let duration) = self { duration } else { nil }
  }
}

extension RetryAfter {
  /// The value of the header field `Retry-After`.
  fileprivate var headerValue: String {
    switch self {
    case .seconds(let seconds): "\(seconds)"
    case .date(let date):
      date.formatted(
        .verbatim(
          """
          \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \
          \(year: .padded(4)) \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
          \(minute: .twoDigits):\(second: .twoDigits) GMT
          """,
          locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt,
          calendar: Calendar(identifier: .gregorian)))
    }
  }
}
