import SwiftUI

/// A bar with the newest report in one line, which opens and closes the list of a screen's reports.
struct ReportBar: View {
  static let title = "What Just Happened"
  let history: ReportHistory

  var body: some View {
    let summary = history.summary
    VStack(spacing: 0) {
      Divider()
      Button {
        history.isOpen.toggle()
      } label: {
        HStack {
          Image(systemName: history.isOpen ? "chevron.down" : "chevron.up")
          VStack(alignment: .leading, spacing: 0) {
            Text(Self.title)
            Text(verbatim: summary).font(.caption).foregroundStyle(.secondary).lineLimit(1)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      .buttonStyle(.borderless)
      .accessibilityLabel(Self.title)
      .accessibilityValue(summary)
      .accessibilityHint(history.isOpen ? "Closes the reports." : "Opens the reports.")
    }
    .background(.regularMaterial)
  }
}
