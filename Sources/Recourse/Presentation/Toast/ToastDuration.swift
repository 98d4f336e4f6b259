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
    case .automatic: ReadingTime(of: content).duration
    case .fixed(let time): time
    case .unlimited: nil
    }
  }
}
