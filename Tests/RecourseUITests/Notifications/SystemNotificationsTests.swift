import Foundation
import Recourse
import RecourseNotifications
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI
@_spi(Rendering) import UserNotifications

/// An app that passes the responses to its notifications on, as Apple's documentation says.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SystemNotificationsTests {
  let center = UNUserNotificationCenter()
  let clock = ManualClock()
  let router: ErrorRouter
  let delegate: AppDelegate
  let window: HostedWindow

  init() {
    let router = ErrorRouter(
      policy: ErrorPolicy {
        On(.origin(.background), .notification)
        Otherwise(.alert)
      },
      describer: ErrorDescriber(locale: Locale(identifier: "en")),
      notifier: SystemNotifications(center: center), clock: clock)
    self.router = router
    delegate = AppDelegate(router)
    center.delegate = delegate
    window = HostedWindow(clock: clock) { Text("Letters").errorRouter(router) }
  }

  /// Waits until the system shows a number of notifications.
  func shown(_ count: Int) async -> [UNNotificationContent] {
    while !Task.isCancelled {
      let shown = await center.deliveredNotifications()
      if shown.count == count { return shown.map(\.request.content) }
      await Task.yield()
    }
    return []
  }

  func respond(with action: String = UNNotificationDefaultActionIdentifier) async throws {
    let notification = try #require(await center.deliveredNotifications().first)
    await center.respond(to: notification.request.identifier, with: action)
  }

  @Test func `a failure in the background has its words and Try Again, which runs the operation`()
    async throws
  {
    _ = try await center.requestAuthorization(options: [.alert, .sound])
    window.host.scenePhase = .background
    var runs = 0
    router.onRetry(of: "backup") { runs += 1 }
    router.report(
      WordedError("The disk is full"), origin: .background, title: "The backup failed",
      retryKey: "backup")
    let content = try #require(await shown(1).first)
    #expect(content.title == "The backup failed")
    #expect(content.body == "The disk is full")
    #expect(content.sound == .default)
    let category = try #require(await center.notificationCategories().first)
    #expect(category.identifier == content.categoryIdentifier)
    #expect(category.actions.map(\.title) == ["Try Again"])
    try await respond(with: try #require(category.actions.first?.identifier))
    #expect(runs == 1)
    #expect(router.inbox.entries.isEmpty)
  }

  @Test func `the categories of the app stay`() async throws {
    _ = try await center.requestAuthorization(options: [.alert])
    center.setNotificationCategories([
      UNNotificationCategory(identifier: "Message", actions: [], intentIdentifiers: [])
    ])
    window.host.scenePhase = .background
    router.onRetry(of: "backup") {}
    for number in 1...2 {
      router.report(WordedError("\(number)"), origin: .background, retryKey: "backup")
    }
    _ = await shown(2)
    let categories = await center.notificationCategories()
    #expect(Set(categories.map(\.identifier)) == ["Message", "Recourse Try Again"])
  }

  @Test func `a delivered notification keeps its action in a process that sets its own categories`()
    async throws
  {
    _ = try await center.requestAuthorization(options: [.alert])
    window.host.scenePhase = .background
    router.onRetry(of: "backup") {}
    router.report(WordedError("The backup failed"), origin: .background, retryKey: "backup")
    _ = await shown(1)
    center.setNotificationCategories([])
    _ = SystemNotifications(center: center)
    await window.rest()
    #expect(await center.notificationCategories().map(\.identifier) == ["Recourse Try Again"])
  }

  @Test func `without permission, the inbox alone has the problem`() async throws {
    window.host.scenePhase = .background
    router.report(WordedError("The backup failed"), origin: .background)
    await window.rest()
    #expect(await center.deliveredNotifications().isEmpty)
    #expect(router.inbox.entries.map(\.content.title) == ["The backup failed"])
  }

  @Test func `opening a notification opens the inbox over the window`() async throws {
    _ = try await center.requestAuthorization(options: [.alert])
    window.host.scenePhase = .background
    router.report(WordedError("The backup failed"), origin: .background)
    _ = await shown(1)
    try await respond()
    window.host.scenePhase = .active
    await window.wait("the inbox") { window.sheet != nil }
    #expect(window.screen.texts.contains("The backup failed"))
  }

  @Test func `what is no longer true is withdrawn, however soon`() async throws {
    _ = try await center.requestAuthorization(options: [.alert])
    window.host.scenePhase = .background
    router.report(WordedError("The backup failed"), origin: .background)
    await Task.yield()
    window.host.scenePhase = .active
    await window.rest()
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test func `notifications of the rest of the app are nobody’s answer`() async throws {
    _ = try await center.requestAuthorization(options: [.alert])
    try await center.add(
      UNNotificationRequest(
        identifier: "1", content: UNMutableNotificationContent(), trigger: nil))
    try await respond()
    #expect(delegate.others == ["1"])
    #expect(delegate.answers == 0)
  }
}

/// The delegate of an app with notifications of its own as well.
@MainActor
final class AppDelegate: NSObject, UNUserNotificationCenterDelegate {
  let router: ErrorRouter
  private(set) var answers = 0
  /// The identifiers of the app's own notifications that a person has opened.
  private(set) var others: [String] = []

  init(_ router: ErrorRouter) {
    self.router = router
  }

  nonisolated func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    let answer = ErrorNotification.Answer(response)
    let identifier = response.notification.request.identifier
    Task { @MainActor in
      if let answer {
        answers += 1
        await router.handle(answer)
      } else {
        others.append(identifier)
      }
      completionHandler()
    }
  }
}
