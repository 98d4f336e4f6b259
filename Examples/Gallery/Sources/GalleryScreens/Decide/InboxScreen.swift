import Observation
import RecourseTestServer
import RecourseUI
import SwiftUI

/// An inbox of problems that don’t interrupt.
///
/// Synchronize all parts and watch: three of eight problems are toasts, and five wait in the inbox.
/// A person can’t read eight messages at once, and must not lose one of them. The answer to an
/// action of the person always interrupts, and takes its problem out of the inbox.
struct InboxScreen: View {
  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock

  var body: some View { InboxWindow(describer: describer, clock: clock) }
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
    InboxForm(model: model).errorRouter(router).showsReports(to: router)
  }
}

private struct InboxForm: View {
  @Bindable var model: InboxModel
  @Environment(ErrorRouter.self) private var router
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    Form {
      Section {
        Toggle("The server is down", isOn: $model.isServerDown)
        CapabilityRow(
          title: "Eight problems at once",
          explanation: "Eight failures of the background: report(_:origin:).",
          button: "Synchronize All"
        ) {
          Task { await model.synchronizeAll(router) }
        }
        CapabilityRow(
          title: "An action of your own",
          explanation: "After the three toasts, a fourth answers at once: attempt.",
          button: "Synchronize Passwords"
        ) {
          attempt(
            title: ErrorTitle(verbatim: SyncPart.passwords.title), retryKey: SyncPart.passwords.key
          ) {
            try await model.synchronize(.passwords)
          }
        }
      } header: {
        Text("Synchronization")
      } footer: {
        Text("At most three errors interrupt in a minute; the others go to the inbox.")
      }
      Section("The Inbox") {
        ExplainedRow("The list", "Try again one or all, or clear: ErrorInboxButton.") {
          ErrorInboxButton()
        }
        LabeledContent("Problems in the inbox", value: "\(router.inbox.entries.count)")
        LabeledContent("Not seen yet", value: "\(router.inbox.unreadCount)")
        LabeledContent("Synchronized", value: "\(model.synchronized.count) of 8")
      }
    }
  }
}

/// The parts of an app that it synchronizes in the background.
enum SyncPart: String, CaseIterable, Sendable {
  case mail, calendar, contacts, notes, photos, reminders, bookmarks, passwords

  /// The title of the failure, which makes each part a problem of its own.
  var title: String { "The \(rawValue) couldn’t be synchronized" }
  /// Identifies the operation to run again; its success resolves the reports.
  var key: ErrorReport.Key { ErrorReport.Key(rawValue: "synchronize \(rawValue)") }
}

/// A server, and the parts that are synchronized with it.
@MainActor
@Observable
final class InboxModel {
  private(set) var synchronized: Set<SyncPart> = []
  /// Whether the server is down, and fails each request in its own way.
  var isServerDown = true {
    didSet { server.faults = isServerDown ? Self.faults : [] }
  }

  private let server = GalleryServer()
  private static let faults: ServerFaults = [
    .every(3, .status(500)), .every(2, .reset), .always(.cutOff),
  ]
  init() { server.faults = Self.faults }

  /// Synchronizes all parts in the background.
  func synchronizeAll(_ router: ErrorRouter) async {
    synchronized = []
    for part in SyncPart.allCases {
      router.onRetry(of: part.key) { [weak self] in try await self?.synchronize(part) }
      do {
        try await synchronize(part)
        router.resolve(part.key)
      } catch {
        router.report(
          error, origin: .background, title: ErrorTitle(verbatim: part.title), retryKey: part.key)
      }
    }
  }

  func synchronize(_ part: SyncPart) async throws {
    _ = try await server.orders()
    synchronized.insert(part)
  }
}

#Preview { InboxScreen() }
