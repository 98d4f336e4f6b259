import RecourseUI
import SwiftUI

/// Problems of the background, of which only a few interrupt, and the inbox with the rest.
struct InboxScreen: View {
  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock

  var body: some View {
    InboxWindow(describer: describer, clock: clock)
  }
}

/// A part of the window with a router of its own, whose interruptions no other screen has used up.
private struct InboxWindow: View {
  @State private var model = InboxModel()
  @State private var router: ErrorRouter

  init(describer: ErrorDescriber, clock: any Clock<Duration>) {
    _router = State(
      initialValue: ErrorRouter(
        policy: ErrorPolicy("inbox") { Otherwise(.toast) }, describer: describer, clock: clock))
  }

  var body: some View {
    InboxForm(model: model).errorRouter(router)
  }
}

private struct InboxForm: View {
  @Bindable var model: InboxModel
  @Environment(ErrorRouter.self) private var router
  @Environment(\.attempt) private var attempt

  var body: some View {
    Form {
      Section {
        Toggle("The server is down", isOn: $model.isServerDown)
        CapabilityRow(
          title: "Eight problems at once",
          explanation: "report(_:origin:) reports eight failures of the background.",
          button: "Synchronize All"
        ) {
          Task { await model.synchronizeAll(router) }
        }
        CapabilityRow(
          title: "An action of your own",
          explanation: "attempt: after the three toasts, a fourth answers.",
          button: "Synchronize Passwords"
        ) {
          attempt(failing: SyncPart.passwords.failing, key: SyncPart.passwords.key) {
            try await model.synchronize(.passwords)
          }
        }
      } header: {
        Text("Synchronization")
      } footer: {
        Text(
          """
          At most three errors interrupt in a minute: three toasts come one after another, and five \
          problems go to the inbox. The answer to an action of your own always comes, and takes its \
          problem out of the inbox.
          """)
      }
      Section("The Inbox") {
        ExplainedRow("The list", "ErrorInboxButton opens it: try again one or all, or clear.") {
          ErrorInboxButton()
        }
        LabeledContent("Problems in the inbox", value: "\(router.inbox.entries.count)")
        LabeledContent("Not seen yet", value: "\(router.inbox.unreadCount)")
        LabeledContent(
          "Synchronized", value: "\(model.synchronized.count) of \(SyncPart.allCases.count)")
      }
    }
  }
}

#Preview {
  InboxScreen()
}
