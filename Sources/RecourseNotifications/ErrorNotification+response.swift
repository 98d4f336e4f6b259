#if canImport(UserNotifications) && !os(tvOS)
  import Foundation
  public import Recourse
  public import UserNotifications

  extension ErrorNotification {
    /// The identifier of the action that tries again.
    static let tryAgain = "Recourse.tryAgain"
    private static let key = "Recourse.notification"

    /// The notification as data of the system's notification, which outlives the process.
    var userInfo: [String: String] {
      // A notification contains nothing that JSON can't represent.
      let data = (try? JSONEncoder().encode(self)) ?? Data()
      return [Self.key: String(decoding: data, as: UTF8.self)]
    }

    /// Creates a notification from that of the system; nil if it belongs to another part of the
    /// app, or to another version of it.
    init?(_ content: UNNotificationContent) {
      guard let text = content.userInfo[Self.key] as? String,
        // Another version of the app may have another form.
        let notification = try? JSONDecoder().decode(Self.self, from: Data(text.utf8))
      else { return nil }
      self = notification
    }
  }

  extension ErrorNotification.Answer {
    /// Creates an answer from the response to a notification of the system.
    ///
    /// Fails if the notification belongs to another part of the app, or if the person has dismissed
    /// it.
    ///
    /// - Parameter response: The response, which the delegate of the notification center receives.
    public init?(_ response: UNNotificationResponse) {
      guard let notification = ErrorNotification(response.notification.request.content) else {
        return nil
      }
      switch response.actionIdentifier {
      case UNNotificationDefaultActionIdentifier: self = .open(notification)
      case ErrorNotification.tryAgain: self = .tryAgain(notification)
      default: return nil
      }
    }
  }
#endif
