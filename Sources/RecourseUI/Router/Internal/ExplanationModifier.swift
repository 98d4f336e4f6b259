import Recourse
import SwiftUI

/// Explains to developers why a report is presented as it is, or not at all.
///
/// Each presentation names its rules, and a button opens the reports that nobody sees.
struct ExplanationModifier: ViewModifier {
  @Environment(\.reportError) private var report
  @State private var sheet = SheetContext()

  func body(content: Content) -> some View {
    content
      .safeAreaInset(edge: .bottom) {
        Button("Reports Not Seen") { [sheet, journal = report.router.journal] in
          sheet.present(whenBusy: .ignore) { UnseenReports(journal: journal) }
        }
        .buttonStyle(.borderless)
        .font(.footnote)
        .padding(4)
      }
      .sheet(sheet)
      .onAppear { report.router.app?.explainingViews += 1 }
      .onDisappear { report.router.app?.explainingViews -= 1 }
  }
}

/// A list of the reports that no person sees or has seen, each with the reason.
private struct UnseenReports: View {
  let journal: ErrorJournal
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    // The list follows the changes of the journal.
    let isEmpty = journal.status.reported == 0
    let reports = isEmpty ? [] : journal.unseen
    NavigationStack {
      ZStack {
        if reports.isEmpty {
          ContentUnavailableView("Every Report Is Seen", systemImage: "eye")
        } else {
          List(reports, id: \.id) { report in
            Text(verbatim: report.text).font(.footnote).monospaced().selectable()
          }
        }
      }
      .navigationTitle("Reports Not Seen")
      .safeAreaInset(edge: .bottom) {
        Button("Close") { dismiss() }.padding(12)
      }
    }
    .sheetSize(idealWidth: 600, idealHeight: 560)
  }
}
