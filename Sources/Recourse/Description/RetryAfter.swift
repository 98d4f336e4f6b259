public import Foundation

/// When a server wants to be asked again: the value of the header field `Retry-After`.
///
/// ```swift
/// let retryAfter = response.value(forHTTPHeaderField: "Retry-After").flatMap(RetryAfter.init)
/// ```
public enum RetryAfter: Sendable, Hashable, Codable {
  /// So many seconds after the answer.
  case seconds(Int)
  /// Not before this time.
  case date(Date)

  /// Reads the value of the header field.
  ///
  /// - Parameter value: A number of seconds, or a date as HTTP writes it; anything else is nil.
  public init?(_ value: String) {
    let value = value.prefix(64).trimmingCharacters(in: .whitespaces)
    if !value.isEmpty, value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      // More digits than fit are a very long time, not an error.
      self = .seconds(Int(value) ?? .max)
    } else if let date = Self.formats.lazy.compactMap({ Self.date(value, format: $0) }).first {
      self = .date(date)
    } else {
      return nil
    }
  }

  /// How long to wait from a moment on.
  ///
  /// - Parameter now: The moment. The default is the present.
  /// - Returns: A duration that is not negative.
  public func delay(from now: Date = Date()) -> Duration {
    switch self {
    case .seconds(let seconds): .seconds(max(0, seconds))
    case .date(let date): Duration(clampingSeconds: date.timeIntervalSince(now))
    }
  }

  /// The form that HTTP demands, and two old ones that it wants understood.
  private static let formats = [
    "EEE, dd MMM yyyy HH:mm:ss 'GMT'", "EEEE, dd-MMM-yy HH:mm:ss 'GMT'", "EEE MMM d HH:mm:ss yyyy",
  ]

  private static func date(_ value: String, format: String) -> Date? {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(secondsFromGMT: 0)
    formatter.dateFormat = format
    return formatter.date(from: value)
  }
}
