import RecourseUI
import SwiftUI

/// Failures that name the failed operation.
///
/// Both buttons of a row meet the same error: watch the titles of their alerts. An error knows its
/// cause, but not what the person wanted. With a title, the alert names the operation, and
/// the error explains why.
struct WhatFailedScreen: View {
  @State private var sheet = SheetContext()

  var body: some View {
    WhatFailedForm(sheet: sheet)
      .errorDetail("What Failed", for: "screen")
      .errorPolicy("what failed") {
        On(.origin(.background), .banner)
        Otherwise(.alert)
      }
      .resolvesReportsOnDisappear()
      .sheet(sheet)
  }
}

private struct WhatFailedForm: View {
  let sheet: SheetContext
  @Environment(\.attemptOperation) private var attempt
  @Environment(\.reportError) private var report
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    Form {
      Section {
        ExplainedRow("A full disk", "The title says what failed: attempt(title:).") {
          Button("Save") { attempt { try RealFailures.fillDisk() } }
          Button("Save with a Title") {
            attempt(title: "The invoice couldn’t be saved") { try RealFailures.fillDisk() }
          }
        }
        ExplainedRow("A missing file", "The same for a button: errorTitle(_:).") {
          ThrowingButton("Open", action: openNotes)
          ThrowingButton("Open with a Title", action: openNotes)
            .errorTitle("The notes can’t be opened")
        }
        ExplainedRow("A refused connection", "The same for all views inside: errorTitle(_:).") {
          ThrowingButton("Send", action: RealFailures.connectToClosedPort)
          ThrowingButton("Send with a Title", action: RealFailures.connectToClosedPort)
            .errorTitle("The message couldn’t be sent")
        }
      } header: {
        Text("Without and With a Title")
      } footer: {
        Text(
          """
          Both buttons of a row meet the same error. The second alert begins with the operation.
          """)
      }
      Section("Many Failures") {
        CapabilityRow(
          title: "Five failures of one operation",
          explanation: "Failures with one title are one message, which lists the errors.",
          button: "Upload Five Photos", action: uploadPhotos)
        CapabilityRow(
          title: "Three attempts",
          explanation: "The message says how many attempts failed: report(_:attempt:).",
          button: "Synchronize"
        ) {
          Task { await synchronize() }
        }
      }
      Section("For Developers Only") {
        CapabilityRow(
          title: "The situation",
          explanation: "The alert hides the details: errorDetail(_:for:), addBreadcrumb(_:).",
          button: "Pay", action: pay)
        CapabilityRow(
          title: "The export", explanation: "Both are here and in the console: journal.export().",
          button: "Show Export", action: showExport)
      }
    }
  }

  private func openNotes() async throws { _ = try await RealFailures.readMissingFile() }

  private func uploadPhotos() {
    let failures: [@MainActor () async throws -> Void] = [
      RealFailures.connectToClosedPort, RealFailures.readCutOffAnswer,
      RealFailures.readInvalidHTTP, RealFailures.writeWithoutPermission, openNotes,
    ]
    for fail in failures {
      attempt(origin: .background, title: "The photos couldn’t be uploaded", fail)
    }
  }

  private func synchronize() async {
    let attempts = 3
    do {
      try await withRetry(.constant(.zero, maxAttempts: attempts), idempotency: .idempotent) {
        try await RealFailures.connectToClosedPort()
      }
    } catch {
      report(
        error, origin: .userAction, title: "The calendar couldn’t be synchronized",
        attempt: attempts)
    }
  }

  private func pay() {
    router.journal.addBreadcrumb("Opened the cart")
    router.journal.addBreadcrumb("Pressed Pay")
    attempt(title: "The payment couldn’t be made", RealFailures.connectToClosedPort)
  }

  /// Shows the newest report, which is the last one of an export.
  private func showExport() {
    let newest = router.journal.export().text.components(separatedBy: "\n\n").last
    sheet.present {
      SheetForm("Export") { Text(newest ?? "").font(.callout).monospaced().selectable() }
    }
  }
}

#Preview { WhatFailedScreen().errorRouter(ErrorRouter(policy: .gallery)) }
