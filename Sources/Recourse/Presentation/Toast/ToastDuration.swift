/// The time after which a toast closes automatically.
///
/// ```swift
/// let content = ToastContent(title: "Copied", duration: .after(.seconds(2)))
/// ```
public struct ToastDuration: Sendable, Hashable {
  private enum Rule: Hashable {
    case automatic
    case fixed(Duration)
    case unlimited
  }

  private let rule: Rule

  /// The reading time of the text, from 4 to 10 seconds, plus 4 seconds if there is an action.
  ///
  /// The time starts when the action has run, or after a delay of at most 30 seconds until the
  /// action becomes available.
  public static let automatic = ToastDuration(rule: .automatic)

  /// No time limit: the toast stays until the person or the app closes it.
  public static let untilDismissed = ToastDuration(rule: .unlimited)

  /// Creates a fixed duration.
  ///
  /// - Parameter time: The duration. A value that isn't positive closes the toast immediately.
  /// - Returns: The toast duration.
  public static func after(_ time: Duration) -> ToastDuration {
    ToastDuration(rule: .fixed(time))
  }

  /// Returns the time after which a toast closes; nil if it stays until closed.
  package func time(for content: ToastContent) -> Duration? {
    switch rule {
    case .automatic: staysForAction(of: content) ? nil : ReadingTime(of: content).duration
    case .fixed(let time): time
    case .unlimited: nil
    }
  }

  /// Returns whether a person would miss the result of the action, or the moment when the action
  /// becomes available.
  private func staysForAction(of content: ToastContent) -> Bool {
    content.actionState.delay.map { $0.rest <= Self.longestWait }
      ?? (content.actionState == .running)
  }

  private static let longestWait = Duration.seconds(30)
}

/// The time that a person needs to notice a toast, to read it, and to decide.
private struct ReadingTime {
  let duration: Duration

  init(of content: ToastContent) {
    let texts = [content.title, content.message, content.action?.title].compactMap(\.self)
    let length = texts.reduce(0) { $0 + $1.utf8.count }
    let reading = Self.noticing + Self.perByte * length
    let bounded = min(max(reading, Self.shortest), Self.longest)
    duration = content.action == nil ? bounded : bounded + Self.deciding
  }

  // Material Design's limits for snackbars: at least 4 seconds, at most 10.
  private static let shortest = Duration.seconds(4)
  private static let longest = Duration.seconds(10)
  private static let deciding = Duration.seconds(4)

  private static let noticing = Duration.seconds(1)

  // Young readers take 68 ms per character in 14 of 17 languages (Trauzettel-Klosinski and Dietz,
  // IReST, doi:10.1167/iovs.11-8284). Half as much again leaves time for other readers. The length
  // is counted in bytes because a multibyte character, as in Chinese, tends to take longer.
  private static let perByte = Duration.milliseconds(100)
}
