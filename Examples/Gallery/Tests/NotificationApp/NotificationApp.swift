import AdwaitaRenderer
import SwiftUI
import UserNotifications

/// An app to observe from outside: shows notifications, and the last response to them.
@main
struct NotificationApp: App {
  @State private var uploads = Uploads()

  var body: some Scene {
    WindowGroup("Uploads") { UploadsView(uploads: uploads) }
  }
}

struct UploadsView: View {
  let uploads: Uploads

  var body: some View {
    Form {
      LabeledContent("Last response", value: uploads.lastResponse)
      Button("Fail") { Task { await uploads.fail("The upload failed") } }
      Button("Fail Again") { Task { await uploads.fail("The upload failed again") } }
    }
    .task { uploads.start() }
  }
}

@MainActor
@Observable
final class Uploads: NSObject, UNUserNotificationCenterDelegate {
  private(set) var lastResponse = "None"
  @ObservationIgnored private let center = UNUserNotificationCenter.current()

  func start() {
    center.delegate = self
    center.setNotificationCategories([
      UNNotificationCategory(
        identifier: "upload",
        actions: [
          UNNotificationAction(identifier: "retry", title: "Try Again"),
          UNNotificationAction(identifier: "show", title: "Show", options: .foreground),
        ],
        intentIdentifiers: [])
    ])
  }

  func fail(_ title: String) async {
    let content = UNMutableNotificationContent()
    content.title = title
    content.body = "3 < 5 files & <b>no</b> room"
    content.categoryIdentifier = "upload"
    content.userInfo = ["upload": 7]
    let request = UNNotificationRequest(identifier: "upload", content: content, trigger: nil)
    do {
      _ = try await center.requestAuthorization(options: [.alert, .sound])
      try await center.add(request)
    } catch {
      lastResponse = "\(error)"
    }
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let action = response.actionIdentifier
    let upload = response.notification.request.content.userInfo["upload"] as? Int ?? 0
    let isDefault = action == UNNotificationDefaultActionIdentifier
    Task { @MainActor in
      lastResponse = "\(isDefault ? "open" : action) \(upload)"
      completionHandler()
    }
  }
}
