import RecourseUI
import SwiftUI

/// Errors over sheets and covers.
///
/// An error is presented over the topmost sheet or cover, wherever it was reported. Close a sheet
/// while its error is presented and watch: the alert moves to the window, so that it is never lost.
/// The journal counts each report once, with the answer of the person.
struct OverSheetsScreen: View {
  var body: some View {
    OverSheetsForm()
      .errorPolicy("over sheets") { Otherwise(.alert) }
  }
}

private struct OverSheetsForm: View {
  @State private var sheet = SheetContext()
  @State private var cover = SheetContext()
  @State private var offered: PresentationHandle?
  @State private var name = "Ada"
  @State private var feedback = "I like it."
  @State private var counts: JournalCounts?
  @State private var lastOutcome = "None yet"
  @Environment(ErrorRouter.self) private var router
  @Environment(\.attemptOperation) private var attempt
  @Environment(\.reportError) private var report
  @Environment(\.errorClock) private var clock

  var body: some View {
    Form {
      Section("On Top") {
        ExplainedRow(
          "Over a sheet and a cover", "The alert is over the topmost sheet or cover: attempt.",
          code: "var draft", ".errorPolicy("
        ) { Button("Open Draft") { sheet.present { draft } } }
      }
      Section("Sheets That Close") {
        ExplainedRow(
          "Save and close", "An alert over the window: report(_:origin:), then dismiss()."
        ) {
          Button("Edit Profile") {
            sheet.present {
              SheetForm("Profile") {
                TextField("Name", text: $name)
                Button("Save and Close") {
                  do { try RealFailures.fillDisk() } catch { report(error, origin: .userAction) }
                  sheet.dismiss()
                }
              }
            }
          }
        }
        ExplainedRow("A late error", "An alert over the window: attempt fails after dismiss().") {
          Button("Write Feedback") {
            sheet.present {
              SheetForm("Feedback") {
                TextField("Feedback", text: $feedback)
                Button("Send and Close") {
                  sheet.dismiss()
                  attempt { try await RealFailures.connectToClosedPort() }
                }
              }
            }
          }
        }
        ExplainedRow("An alert that moves", "The alert outlives its sheet.", code: "var offer") {
          Button("Open Offer") { offered = sheet.present { offer } }
        }
      }
      Section("The App’s Journal") {
        LabeledContent("Reported", value: "\(counts?.reported ?? 0)")
        LabeledContent("Waiting for an answer", value: "\(counts?.pending ?? 0)")
        LabeledContent("Last outcome", value: lastOutcome)
      }
    }
    .sheet(sheet)
    .task {
      for await batch in router.journal.changes() {
        counts = router.journal.counts
        guard let outcome = batch.changes.compactMap(\.entry.outcome).last else { continue }
        lastOutcome = outcome.kind.rawValue.capitalized
        if case .presented(let action?) = outcome { lastOutcome = "Answered with “\(action)”" }
      }
    }
  }

  private var draft: some View {
    SheetForm("Draft") {
      ExplainedRow("In a sheet", "The alert is over the sheet: attempt reads a missing file.") {
        Button("Attach File") { attempt { try await RealFailures.readMissingFile() } }
      }
      ExplainedRow("In a cover", "A cover over this sheet: fullScreenCover(_:).") {
        Button("Preview") { cover.present { preview } }
      }
    }
    .fullScreenCover(cover)
  }

  private var preview: some View {
    SheetForm("Preview") {
      ExplainedRow("In a cover over a sheet", "An alert over the cover: attempt can’t connect.") {
        Button("Print") { attempt { try await RealFailures.connectToClosedPort() } }
      }
    }
  }

  private var offer: some View {
    SheetForm("Offer") {
      ExplainedRow("An offer that ends", "The sheet closes after a second, under its own alert.") {
        Button("Order") {
          attempt { try await RealFailures.connectToClosedPort() }
          Task { [offered] in
            try? await clock.sleep(for: .seconds(1))
            offered?.dismiss()
          }
        }
      }
    }
  }
}

#Preview { OverSheetsScreen().errorRouter(ErrorRouter(policy: .gallery)) }
