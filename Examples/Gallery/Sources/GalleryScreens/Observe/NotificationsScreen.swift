import Foundation
import RecourseUI
import SwiftUI

/// Failures that reach a person outside of the app.
///
/// Send a letter: you leave the app, and the letter fails. The notification says so, and its Try
/// Again sends the letter without opening the app. What nobody is told of is discovered too late.
struct NotificationsScreen: View {
  @Environment(\.errorDescriber) private var describer

  var body: some View { NotificationsForm(model: NotificationsModel(describer)) }
}

private struct NotificationsForm: View {
  @State private var model: NotificationsModel
  @Environment(\.scenePhase) private var phase

  init(model: NotificationsModel) { _model = State(initialValue: model) }

  var body: some View {
    Form {
      Section("Try It") {
        CapabilityRow(
          title: "A letter", explanation: "Fails after you have left: ErrorRouter(notifier:).",
          button: "Send and Leave", code: "func send", "init(_ describer"
        ) {
          model.isAway = true
          model.send()
        }
        CapabilityRow(
          title: "A backup in the background",
          explanation: "A notification says so, as the policy wants: Otherwise(.notification).",
          button: "Back Up and Leave", code: "func backUp", "func handle"
        ) {
          model.isAway = true
          model.backUp()
        }
        CapabilityRow(
          title: "Your permission", explanation: "Only the app asks, and only when you know why.",
          button: model.permission, isEnabled: model.isAllowed == nil
        ) {
          model.allow()
        }
        Toggle("You are in another app", isOn: $model.isAway)
        Toggle("Network and disk are fine", isOn: $model.isFine)
      }
      Section("Notifications") {
        ForEach(model.desktop.shown) { NotificationRow(notification: $0, model: model) }
        LabeledContent("Notifications shown", value: "\(model.desktop.shown.count)")
        LabeledContent("Letters on their way", value: "\(model.sent)")
        LabeledContent("Backups", value: "\(model.backups)")
      }
    }
    .errorRouter(model.router)
    .showsReports(to: model.router)
    .environment(\.scenePhase, model.isAway ? .background : phase)
    .onAppear { model.desktop.onAnswer { [model] in await model.handle($0) } }
  }
}

/// A notification as the system draws it.
private struct NotificationRow: View {
  let notification: ErrorNotification
  let model: NotificationsModel

  var body: some View {
    VStack(alignment: .leading) {
      Text(notification.title).font(.headline)
      if let message = notification.message { Text(message) }
      HStack {
        if let action = notification.action {
          Button(action) { Task { await model.handle(.tryAgain(notification)) } }
        }
        Button("Open") { Task { await model.handle(.open(notification)) } }
      }
    }
  }
}

/// Letters and backups that fail while nobody looks.
@MainActor
@Observable
final class NotificationsModel {
  let desktop = DesktopNotifier()
  let router: ErrorRouter
  /// Whether the person is in another app.
  var isAway = false
  /// Whether letters and backups succeed.
  var isFine = false
  private(set) var sent = 0
  private(set) var backups = 0
  /// Whether the person allows notifications; nil before the question.
  private(set) var isAllowed: Bool?

  init(_ describer: ErrorDescriber) {
    router = ErrorRouter(
      policy: ErrorPolicy("notifications") { Otherwise(.notification) },
      describer: describer, notifier: desktop)
  }

  /// Sends a letter, which takes until the person has left.
  func send() {
    router.attempt(title: "The letter wasn’t sent") { [weak self] in
      await Task.yield()
      guard let self, isFine else { throw URLError(.timedOut) }
      sent += 1
    }
  }

  /// Backs up, in vain until the person has made room.
  func backUp() {
    router.attempt(origin: .background, title: "The backup failed") { [weak self] in
      await Task.yield()
      guard let self, isFine else { throw CocoaError(.fileWriteOutOfSpace) }
      backups += 1
    }
  }

  /// The title of the button that asks for the person’s permission, or the answer.
  var permission: String {
    switch isAllowed {
    case nil: "Allow Notifications"
    case true?: "Allowed"
    case false?: "Not Allowed"
    }
  }

  func allow() {
    router.attempt { [weak self, desktop] in
      let isAllowed = try await desktop.allow()
      self?.isAllowed = isAllowed
    }
  }

  /// Does what the person has chosen in a notification, which the system then removes.
  func handle(_ answer: ErrorNotification.Answer) async {
    switch answer {
    case .open(let notification):
      desktop.withdraw(notification.id)
      isAway = false
    case .tryAgain(let notification): desktop.withdraw(notification.id)
    }
    await router.handle(answer)
  }
}

#Preview { NotificationsScreen() }
