public import Foundation

/// The delay that a server requests before the next attempt: the value of the `Retry-After` header
/// field.
///
/// ```swift
/// let retryAfter = response.value(forHTTPHeaderField: "Retry-After").flatMap(RetryAfter.init)
/// ```
public enum RetryAfter: Sendable, Hashable, Codable {
  /// A number of seconds after the response.
  case seconds(Int)
  /// The earliest time for the next request.
  case date(Date)

  /// Parses the value of the header field; nil if the value is malformed.
  ///
  /// - Parameter value: A number of seconds, or an HTTP date.
  public init?(_ value: String) {
    let value = value.prefix(64).trimmingCharacters(in: .whitespaces)
    // On Linux, `DateFormatter` traps on some texts that aren't ASCII.
    guard value.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    if !value.isEmpty, value.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) {
      // A number that overflows `Int` is a very long delay, not an error.
      self = .seconds(Int(value) ?? .max)
    } else if let date = Self.formats.lazy.compactMap({ Self.date(value, format: $0) }).first {
      self = .date(date)
    } else {
      return nil
    }
  }

  /// Returns the time to wait from a given moment.
  ///
  /// - Parameter now: The moment from which to measure. The default is the current time.
  /// - Returns: The delay, never negative.
  package func delay(from now: Date = Date()) -> Duration {
    switch self {
    case .seconds(let seconds): .seconds(max(0, seconds))
    case .date(let date): Duration(clampingSeconds: date.timeIntervalSince(now))
    }
  }

  /// Rounds a delay up to whole seconds, because an early call would be refused again.
  static func atLeast(_ delay: Duration) -> RetryAfter {
    .seconds(delay.secondsRoundedUp())
  }

  /// The date format that HTTP requires, and the two obsolete ones that recipients must accept.
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

extension RetryAfter {
  /// Returns the sentence that suggests when to try again.
  package func suggestion(in text: BuiltInText) -> String {
    // Round up: the server would reject an early request.
    let seconds: Int = delay().secondsRoundedUp()
    return switch seconds {
    case ..<1: text["suggestion.tryAgain"]
    case ..<91: text["retry.seconds", count: seconds]
    case ..<(91 * 60): text["retry.minutes", count: (seconds - 1) / 60 + 1]
    case ..<(49 * 3_600): text["retry.hours", count: (seconds - 1) / 3_600 + 1]
    default: text["retry.later"]
    }
  }
}
