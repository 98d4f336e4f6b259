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
          title: "A sheet",
          explanation: "SheetContext.present needs no flag; the content dismisses itself.",
          button: "Show Details"
        ) {
          count(
            sheet.present {
              DetailsSheet(title: "Details", text: "This sheet has no flag and no binding.")
            })
        }
        CapabilityRow(
          title: "One after the other",
          explanation: "The second sheet waits until the first is dismissed.",
          button: "Show Two"
        ) {
          for title in ["First Sheet", "Second Sheet"] {
            count(sheet.present { DetailsSheet(title: title, text: "Sheets wait for each other.") })
          }
        }
        CapabilityRow(
          title: "A cover",
          explanation: "FullScreenCoverContext presents a view over the whole window.",
          button: "Show Cover"
        ) {
          count(
            cover.present {
              DetailsSheet(title: "Cover", text: "This cover hides the window’s content.")
            })
        }
      }
      Section("Over a Sheet") {
        CapabilityRow(
          title: "An alert over a sheet",
          explanation: "tryWithErrorAlert fails in the sheet, and presents its alert over it.",
          button: "Edit Notes", code: "struct NotesSheet"
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
