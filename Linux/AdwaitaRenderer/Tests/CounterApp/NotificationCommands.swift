import Foundation
import UserNotifications

/// Obeys the lines of the standard input: `add IDENTIFIER LEVEL BODY` and `remove IDENTIFIER`.
///
/// After each command, it prints the identifiers of the delivered notifications; for each response,
/// those of the notification and the action.
@MainActor
final class NotificationCommands: NSObject, UNUserNotificationCenterDelegate {
  private let center = UNUserNotificationCenter.current()

  func run() async throws {
    center.delegate = self
    let retry = UNNotificationAction(identifier: "it's “retry”", title: "Try Again")
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "count", actions: [retry], intentIdentifiers: [])
    ])
    _ = try await center.requestAuthorization(options: .alert)
    for await line in Self.lines {
      let words = line.split(separator: " ", maxSplits: 3).map(String.init)
      switch words.first {
      case "add": try await add(words[1], UInt(words[2]) ?? 0, body: words[3])
      default: center.removeDeliveredNotifications(withIdentifiers: [words[1]])
      }
      say(await center.deliveredNotifications().map(\.request.identifier).joined(separator: " "))
    }
  }

  private func add(_ identifier: String, _ level: UInt, body: String) async throws {
    let content = UNMutableNotificationContent()
    content.title = "The count"
    content.body = body
    content.categoryIdentifier = "count"
    content.interruptionLevel = UNNotificationInterruptionLevel(rawValue: level) ?? .active
    try await center.add(
      UNNotificationRequest(identifier: identifier, content: content, trigger: nil))
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    say("\(response.notification.request.identifier): \(response.actionIdentifier)")
    completionHandler()
  }

  nonisolated private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static var lines: AsyncStream<String> {
    let (lines, input) = AsyncStream<String>.makeStream()
    Thread {
      while let line = readLine() { input.yield(line) }
      input.finish()
    }.start()
    return lines
  }
}
