import RecourseUI
import SwiftUI

/// Errors over sheets and covers.
///
/// An error is presented over the topmost sheet or cover, wherever it was reported. Close a sheet
/// while its error is presented and watch: the alert moves to the window, so that it is never lost.
/// The journal counts each report once, with the answer of the person.
struct OverSheetsScreen: View {
  @State private var sheet = SheetContext()
  @State private var status: JournalStatus?
  @State private var lastOutcome = "None yet"
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    Form {
      Section("On Top") {
        CapabilityRow(
          title: "Over a sheet and a cover",
          explanation: "attempt presents its alert over the topmost sheet or cover.",
          button: "Open Draft", code: "attempt {", ".errorPolicy("
        ) {
          sheet.present { DraftSheet() }
        }
      }
      Section("Sheets That Close") {
        CapabilityRow(
          title: "Save and close",
          explanation: "report(_:), then dismiss(): the alert appears over the window.",
          button: "Edit Profile", code: "struct ProfileSheet"
        ) {
          sheet.present { ProfileSheet() }
        }
        CapabilityRow(
          title: "A late error",
          explanation: "attempt fails while its sheet closes: the alert is over the window.",
          button: "Write Feedback", code: "struct FeedbackSheet"
        ) {
          sheet.present { FeedbackSheet() }
        }
        CapabilityRow(
          title: "An alert that moves",
          explanation: "The sheet closes under its alert, which moves to the window.",
          button: "Open Offer", code: "struct OfferSheet"
        ) {
          sheet.present { OfferSheet() }
        }
      }
      Section("The App’s Journal") {
        LabeledContent("Reported", value: "\(status?.counts.reported ?? 0)")
        LabeledContent("Waiting for an answer", value: "\(status?.counts.pending ?? 0)")
        LabeledContent("Last outcome", value: lastOutcome)
      }
    }
    .onAppear { status = JournalStatus(of: router.journal) }
    .task {
      for await batch in router.journal.changes() {
        guard let outcome = batch.changes.compactMap(\.entry.outcome).last else { continue }
        lastOutcome = words(for: outcome)
      }
    }
    .sheet(sheet)
    .errorPolicy("over sheets") { Otherwise(.alert) }
  }

  private func words(for outcome: Outcome) -> String {
    switch outcome {
    case .presented(let action?): "Answered with “\(action)”"
    default: outcome.kind.rawValue.capitalized
    }
  }
}

#Preview { OverSheetsScreen().errorRouter(ErrorRouter(policy: .gallery)) }
