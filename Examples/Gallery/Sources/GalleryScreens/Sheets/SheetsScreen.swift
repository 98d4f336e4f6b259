import RecourseUI
import SwiftUI

/// Sheets and covers, and alerts over them.
struct SheetsScreen: View {
  @State private var sheet = SheetContext()
  @State private var cover = FullScreenCoverContext()
  @State private var closedCount = 0

  var body: some View {
    Form {
      Section("Sheets") {
        CapabilityRow(
          title: "A sheet", explanation: "Its content closes itself.", button: "Show Details"
        ) {
          count(
            sheet.present {
              DetailsSheet(title: "Details", text: "This sheet has no flag and no binding.")
            })
        }
        CapabilityRow(
          title: "One after the other", explanation: "The second comes when the first has gone.",
          button: "Show Two"
        ) {
          for title in ["First Sheet", "Second Sheet"] {
            count(sheet.present { DetailsSheet(title: title, text: "Sheets wait for each other.") })
          }
        }
        CapabilityRow(
          title: "A cover", explanation: "It takes the whole window.", button: "Show Cover"
        ) {
          count(
            cover.present { DetailsSheet(title: "Cover", text: "Nothing else is to be seen.") })
        }
      }
      Section("Over a Sheet") {
        CapabilityRow(
          title: "An alert over a sheet",
          explanation: "What the sheet’s content does fails, and the alert comes up over it.",
          button: "Edit Notes"
        ) {
          count(sheet.present { NotesSheet() })
        }
      }
      Section("Answer") {
        LabeledContent("Closed so far", value: "\(closedCount)")
      }
    }
    .sheet(sheet)
    .fullScreenCover(cover)
  }

  private func count(_ presentation: PresentationHandle) {
    Task {
      _ = await presentation.answer
      closedCount += 1
    }
  }
}

#Preview {
  SheetsScreen()
}
