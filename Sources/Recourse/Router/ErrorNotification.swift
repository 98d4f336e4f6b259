public import Foundation

/// A problem that a notification of the system tells a person of, because no window of the app is
/// on screen.
///
/// A notification outlives the process that has shown it, so it contains the report of the problem,
/// as ``DurableReports`` keeps it.
///
/// ```swift
/// Text(notification.title)
/// if let action = notification.action { Text(action) }
/// ```
public struct ErrorNotification: Sendable, Hashable, Codable, Identifiable {
  /// What went wrong, in the person's words.
  public let title: String
  /// The reason and what the person can do; nil if the title says everything.
  public let message: String?
  /// The title of the action that tries again; nil if no operation can run again now.
  public let action: String?
  /// The first report of the problem.
  let report: ErrorReport.Snapshot
  /// The user of the app, see ``ErrorRouter/restoreReports(of:)``; nil if the app named none.
  let user: String?

  /// The identity of the problem's first report.
  public var id: UUID { report.id }

  /// Details of the situation that anyone may read, by name, such as the place to open.
  public var details: [String: String] { report.details }

  /// What a person has chosen in a notification.
  ///
  /// ```swift
  /// await router.handle(.tryAgain(notification))
  /// ```
  public enum Answer: Sendable, Hashable {
    /// The person has opened the notification, which brings the app to the screen.
    case open(ErrorNotification)
    /// The person has chosen to try again, without opening the app.
    case tryAgain(ErrorNotification)

    /// The notification.
    public var notification: ErrorNotification {
      switch self {
      case .open(let notification), .tryAgain(let notification): notification
      }
    }
  }
}
