// Tells a person of failures while the app is in the background.
import Foundation
import Recourse
import RecourseNotifications

@MainActor
final class Navigation {
  private(set) var order: String?

  func open(order: String?) -> Bool {
    self.order = order
    return order != nil
  }
}

struct Server: Sendable {
  func synchronize(_ order: String) async throws {}
}

@MainActor
func synchronize(_ order: String, with server: Server, reportingTo router: ErrorRouter) async {
  do {
    try await server.synchronize(order)
  } catch {
    router.report(
      error, origin: .background, title: "Your order isn’t up to date",
      details: ["order": order], retryKey: "synchronize")
  }
}

extension ErrorPolicy {
  static let shop = ErrorPolicy("shop") {
    On(.where("a person can help") { $0.error.remedy == .needsUser }, .notification)
    On(.origin(.background), .log)
  }
}

#if canImport(UserNotifications) && !os(tvOS)
  import UserNotifications

  @MainActor
  func makeRouter() -> ErrorRouter {
    ErrorRouter(policy: .shop, notifier: SystemNotifications())
  }

  func allowNotifications() async throws -> Bool {
    try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound])
  }

  @MainActor
  final class AppDelegate: NSObject, UNUserNotificationCenterDelegate {
    let router = makeRouter()
    let navigation = Navigation()

    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      let answer = ErrorNotification.Answer(response)
      Task { @MainActor in
        if let answer {
          await router.handle(answer) { navigation.open(order: $0.details["order"]) }
        }
        completionHandler()
      }
    }
  }
#endif
