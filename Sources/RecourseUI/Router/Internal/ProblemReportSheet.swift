import Recourse
import SwiftUI

/// The form with which a person reports a problem: their own words, and what is sent with them.
struct ProblemReportSheet: View {
  @Bindable var draft: ProblemDraft
  @Environment(\.dismiss) private var dismiss
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = describer.text
    NavigationStack {
      Form {
        Section {
          TextField(text["report.words"], text: $draft.report.words, axis: .vertical)
          TextField(text["report.contact"], text: $draft.report.contact)
        }
        Section {
          Text(verbatim: draft.report.details).font(.footnote).selectable()
          #if !os(tvOS) && !os(watchOS)
            Button(text["action.copy"]) { Clipboard.set(draft.report.text) }
          #endif
          #if !os(tvOS)
            ShareLink(item: draft.report.text)
          #endif
        } header: {
          Text(verbatim: text["report.contents"])
        }
      }
      .navigationTitle(text["action.report"])
      .safeAreaInset(edge: .bottom) {
        HStack {
          Button(text["action.cancel"], role: .cancel) { dismiss() }
          if let send = draft.send {
            ThrowingButton(text["action.send"]) {
              try await send(draft.report)
              dismiss()
            }
            .cancelsOnDisappear()
          }
        }
        .padding(12)
      }
    }
    .sheetSize(idealWidth: 480, idealHeight: 560)
  }
}
