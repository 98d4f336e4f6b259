import Foundation
import Synchronization
import UserNotifications

/// A delegate that records responses, each after a suspension.
final class ResponseRecorder: NSObject, UNUserNotificationCenterDelegate {
  private let recorded = Mutex<[String]>([])

  /// The responses, each as the identifiers of the notification and the action.
  var responses: [String] { recorded.withLock { $0 } }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    let identifier = response.notification.request.identifier
    let delivered = await center.deliveredNotifications().map(\.request.identifier)
    await Task.yield()
    let entry = "\(identifier) \(response.actionIdentifier) \(delivered)"
    recorded.withLock { $0.append(entry) }
  }
}
