/// How long a toast stays when nobody closes it.
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

  /// As long as it takes to read, from 4 to 10 seconds, and 4 seconds longer with an action.
  public static let automatic = ToastDuration(rule: .automatic)

  /// Until a person or the app closes it.
  public static let untilDismissed = ToastDuration(rule: .unlimited)

  /// A time of the app's choice.
  ///
  /// - Parameter time: How long the toast stays. One that isn't positive closes it at once.
  /// - Returns: The duration.
  public static func after(_ time: Duration) -> ToastDuration {
    ToastDuration(rule: .fixed(time))
  }

  /// How long a toast stays; nil when it doesn't go by itself.
  package func time(for content: ToastContent) -> Duration? {
    switch rule {
    case .automatic: ReadingTime(of: content).duration
    case .fixed(let time): time
    case .unlimited: nil
    }
  }
}
