import RecourseUI
import SwiftUI

/// Errors over sheets and covers.
///
/// An error is presented over the topmost sheet or cover, wherever it was reported. Close a sheet
/// while its error is presented and watch: the alert moves to the window, so that it is never lost.
/// The journal counts each report once, with the answer of the person.
struct OverSheetsScreen: View {
  @State private var model = OverSheetsModel()
  @State private var status: JournalStatus?
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    Form {
      Section("On Top") {
        CapabilityRow(
          title: "Over a sheet and a cover",
          explanation: "attempt presents its alert over the topmost sheet or cover.",
          button: "Open Draft",
          action: model.openDraft)
      }
      Section("Sheets That Close") {
        CapabilityRow(
          title: "Save and close",
          explanation: "report(_:), then dismiss(): the alert appears over the window.",
          button: "Edit Profile", code: "struct ProfileSheet", action: model.editProfile)
        CapabilityRow(
          title: "A late error",
          explanation: "attempt fails while its sheet closes: the alert is over the window.",
          button: "Write Feedback", code: "struct FeedbackSheet", action: model.writeFeedback)
        CapabilityRow(
          title: "An alert that moves",
          explanation: "The sheet closes under its alert, which moves to the window.",
          button: "Open Offer", code: "struct OfferSheet", action: model.openOffer)
      }
      Section("The App’s Journal") {
        LabeledContent("Reported", value: "\(status?.counts.reported ?? 0)")
        LabeledContent("Waiting for an answer", value: "\(status?.counts.pending ?? 0)")
        LabeledContent("Last outcome", value: model.lastOutcome)
      }
    }
    .onAppear { status = JournalStatus(of: router.journal) }
    .task { await model.follow(router.journal) }
    .sheet(model.sheet)
    .errorPolicy("over sheets") { Otherwise(.alert) }
  }
}

#Preview {
  OverSheetsScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
