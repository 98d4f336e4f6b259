public import Foundation

/// A problem that a notification of the system tells a person of, because no window of the app is
/// on screen.
///
/// A notification outlives the process that has shown it, so it contains all that the next process
/// needs for the person's answer.
///
/// ```swift
/// Text(notification.title)
/// if let action = notification.action { Text(action) }
/// ```
public struct ErrorNotification: Sendable, Hashable, Codable, Identifiable {
  /// The identity of the problem's first report.
  public let id: UUID
  /// What went wrong, in the person's words.
  public let title: String
  /// The reason and what the person can do; nil if the title says everything.
  public let message: String?
  /// The title of the action that tries again; nil if no operation can run again.
  public let action: String?
  /// The key of the operation to run again; nil if it has none, so that only the process that has
  /// shown the notification can run it.
  public let retryKey: ErrorReport.Key?
  /// Details of the situation that anyone may read, by name, such as the place to open.
  public let details: [String: String]

  /// Creates a notification.
  ///
  /// - Parameters:
  ///   - id: The identity of the problem's first report.
  ///   - title: What went wrong, in the person's words.
  ///   - message: The reason and what the person can do. The default is nil: none.
  ///   - action: The title of the action that tries again. The default is nil: there is no action.
  ///   - retryKey: The key of the operation to run again. The default is nil: it has none.
  ///   - details: Details of the situation, by name. The default is none.
  public init(
    id: UUID, title: String, message: String? = nil, action: String? = nil,
    retryKey: ErrorReport.Key? = nil, details: [String: String] = [:]
  ) {
    self.id = id
    self.title = title
    self.message = message
    self.action = action
    self.retryKey = retryKey
    self.details = details
  }

  /// The notification without an action, if nothing can run again.
  var withoutAction: ErrorNotification {
    ErrorNotification(
      id: id, title: title, message: message, retryKey: retryKey, details: details)
  }

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
  }
}
