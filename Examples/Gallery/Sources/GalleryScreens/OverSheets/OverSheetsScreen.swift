import RecourseUI
import SwiftUI

/// Errors over sheets and covers, also while these are presented and dismissed.
struct OverSheetsScreen: View {
  @State private var model = OverSheetsModel()
  @State private var status: JournalStatus?
  @Environment(ErrorRouter.self) private var router

  var body: some View {
    Form {
      Section("On Top") {
        CapabilityRow(
          title: "Over a sheet and a cover",
          explanation: "An alert comes up over whatever is on top.", button: "Open Draft",
          action: model.openDraft)
      }
      Section("Sheets That Go") {
        CapabilityRow(
          title: "Save and close",
          explanation: "The sheet’s button fails to save, and closes the sheet.",
          button: "Edit Profile", action: model.editProfile)
        CapabilityRow(
          title: "A late error", explanation: "It comes while the sheet closes.",
          button: "Write Feedback", action: model.writeFeedback)
        CapabilityRow(
          title: "An alert that moves", explanation: "Its sheet goes before you have answered.",
          button: "Open Offer", action: model.openOffer)
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
