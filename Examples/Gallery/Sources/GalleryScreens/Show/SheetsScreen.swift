import FeatureC
import RecourseUI
import SwiftUI

/// Sheets and covers, and alerts over them.
///
/// A context presents a view without a flag and without a binding. Press Show Two and watch: the
/// second sheet waits until the first is dismissed. An error inside a sheet is presented over it,
/// because SwiftUI can’t present an alert under a sheet.
struct SheetsScreen: View {
  @State private var sheet = SheetContext()
  @State private var cover = SheetContext()
  @State private var closedCount = 0
  @Environment(\.reportError) private var report

  var body: some View {
    Form {
      Section("Sheets") {
        CapabilityRow(
          title: "A sheet",
          explanation: "Opens without a flag, and dismisses itself: SheetContext.present.",
          button: "Show Details"
        ) {
          let presentation = sheet.present {
            DetailsSheet(title: "Details", text: "This sheet has no flag and no binding.")
          }
          count(presentation)
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
          explanation: "A view over the whole window: fullScreenCover(_:).",
          button: "Show Cover"
        ) {
          let presentation = cover.present {
            DetailsSheet(title: "Cover", text: "This cover hides the window’s content.")
          }
          count(presentation)
        }
      }
      Section("Over a Sheet") {
        CapabilityRow(
          title: "An alert over a sheet",
          explanation: "The alert is over the sheet: tryWithErrorAlert in its content.",
          button: "Edit Notes", code: "struct NotesSheet"
        ) {
          count(sheet.present { NotesSheet() })
        }
      }
      Section("An Error") {
        CapabilityRow(
          title: "A conflict",
          explanation: "A sheet has room for every word: report(_:origin:to:).",
          button: "Show Conflict"
        ) {
          report(SyncConflict(title: "Notes on the Engine"), origin: .userAction, to: .sheet)
        }
      }
      Section("Answer") { LabeledContent("Closed so far", value: "\(closedCount)") }
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

/// A short text, and a Close button.
private struct DetailsSheet: View {
  let title: String
  let text: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      ContentUnavailableView {
        Label(title, systemImage: "doc")
      } description: {
        Text(text)
      } actions: {
        Button("Close") { dismiss() }
      }
      .navigationTitle(title)
    }
  }
}

/// A sheet whose content presents its own errors in an alert.
private struct NotesSheet: View, ErrorAlerter {
  @State var alert = AlertContext()
  @Environment(\.errorDescriber) var errorDescriber
  @State private var notes = ""

  var body: some View {
    SheetForm("Notes") {
      TextField("Notes", text: $notes)
      Button("Open Last Notes") {
        tryWithErrorAlert { notes = try await RealFailures.readMissingFile() }
      }
    }
    .alert(alert)
  }
}

#Preview { SheetsScreen() }
