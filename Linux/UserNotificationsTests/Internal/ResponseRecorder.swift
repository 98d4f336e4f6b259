import Foundation
import Synchronization
import UserNotifications

/// A delegate that records responses, and completes each after a suspension.
final class ResponseRecorder: NSObject, UNUserNotificationCenterDelegate, Sendable {
  private let recorded = Mutex<[String]>([])

  /// The responses, each as the identifiers of the notification and the action.
  var responses: [String] { recorded.withLock { $0 } }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let entry = "\(response.notification.request.identifier) \(response.actionIdentifier)"
    Task {
      await Task.yield()
      recorded.withLock { $0.append(entry) }
      completionHandler()
    }
  }
}
