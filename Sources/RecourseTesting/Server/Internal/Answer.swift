import Foundation
import Recourse

/// What a connection does with a request.
enum Answer: Sendable, Equatable {
  /// Sends these bytes, then ends; without a status it isn't a whole answer.
  case bytes([UInt8], status: Int?)
  case reset
  case silence

  /// The answer to a request with faults; the closure carries the request out, if it comes to that.
  init(to method: String, faults: [ServerFault], response: () -> ServerResponse) {
    switch faults.first(where: { $0.delay == nil }) {
    case nil, .delay:
      self = Self.whole(response(), to: method)
    case .status(let status, let retryAfter):
      let headers = retryAfter.map { ["Retry-After": $0.headerValue] } ?? [:]
      self = Self.whole(ServerResponse(status: status, headers: headers), to: method)
    case .brokenBody:
      var response = response()
      // No JSON begins like this: what may follow the brace is no value but its end or a name.
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

  /// The answer to what isn't a request.
  init(toBrokenRequest status: Int) {
    self = Self.whole(ServerResponse(status: status), to: "GET")
  }

  private static func whole(_ response: ServerResponse, to method: String) -> Answer {
    let body = hasBody(response, to: method) ? Array(response.body) : []
    return .bytes(
      head(of: response, length: response.body.count) + body, status: response.status)
  }

  private static func cutOff(_ response: ServerResponse, to method: String) -> Answer {
    // Where there is no body to cut, the connection ends before the answer.
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
    // A field that holds an end of line must not become two.
    let head = lines.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
      .joined(separator: "\r\n")
    return Array((head + "\r\n\r\n").utf8)
  }
}

extension ServerFault {
  /// How much later the answer comes; nil when this is another fault.
  var delay: Duration? {
    if case .delay(let duration) = self { duration } else { nil }
  }
}

extension RetryAfter {
  /// The value of the header field.
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
