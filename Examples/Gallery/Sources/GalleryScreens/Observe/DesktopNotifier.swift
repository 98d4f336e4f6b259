import Foundation
import RecourseNotifications
import RecourseUI
import SwiftUI
import UserNotifications

/// Shows notifications on the desktop, and keeps them for the screen.
@MainActor
@Observable
final class DesktopNotifier: NSObject, ErrorNotifier, UNUserNotificationCenterDelegate {
  private(set) var shown: [ErrorNotification] = []
  @ObservationIgnored private let center: UNUserNotificationCenter?
  @ObservationIgnored private let system: (any ErrorNotifier)?
  @ObservationIgnored private var handle: (@MainActor (ErrorNotification.Answer) async -> Void)?

  override init() {
    #if os(macOS)
      // A program outside of a bundle, as `swift run` starts it, has no center.
      center = Bundle.main.bundleIdentifier.map { _ in .current() }
    #else
      center = .current()
    #endif
    #if os(tvOS)
      // The notifications of tvOS have no words.
      system = nil
    #else
      system = center.map { SystemNotifications(center: $0) }
    #endif
  }

  func show(_ notification: ErrorNotification, quietly: Bool) {
    shown.removeAll { $0.id == notification.id }
    shown.append(notification)
    system?.show(notification, quietly: quietly)
  }

  func withdraw(_ id: ErrorNotification.ID) {
    shown.removeAll { $0.id == id }
    system?.withdraw(id)
  }

  /// Asks for the person’s permission, and returns whether it is given.
  func allow() async throws -> Bool {
    try await center?.requestAuthorization(options: [.alert, .sound]) ?? false
  }

  /// Passes on what the person chooses on the desktop.
  func onAnswer(_ handle: @escaping @MainActor (ErrorNotification.Answer) async -> Void) {
    self.handle = handle
    center?.delegate = self
  }

  #if !os(tvOS)
    nonisolated func userNotificationCenter(
      _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
      withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
      let answer = ErrorNotification.Answer(response)
      Task { @MainActor in
        if let answer { await handle?(answer) }
        completionHandler()
      }
    }
  #endif
}
