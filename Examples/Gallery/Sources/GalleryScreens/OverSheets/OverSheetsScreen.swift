import RecourseUI
import SwiftUI

/// Errors over sheets and covers, and while those come and go.
struct OverSheetsScreen: View {
  @State private var model: OverSheetsModel

  init(clock: any Clock<Duration> = ContinuousClock()) {
    _model = State(initialValue: OverSheetsModel(clock: clock))
  }

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
      Section("Journal") {
        LabeledContent("Reported", value: "\(model.counts.reported)")
        LabeledContent("Waiting for an answer", value: "\(model.counts.pending)")
        LabeledContent("Last outcome", value: model.lastOutcome)
      }
    }
    .task { await model.followJournal() }
    .sheet(model.sheet)
    .errorRouter(model.router)
  }
}

#Preview {
  OverSheetsScreen()
}
