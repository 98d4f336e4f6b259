import Recourse
import SwiftUI

/// The newest reports that are wanted.
struct ConsoleReports: View {
  @Bindable var model: ConsoleModel

  var body: some View {
    Section {
      TextField(text: $model.filter.text) { Text(verbatim: "Search") }
      if model.entries.isEmpty {
        Text(verbatim: "Nothing like this was reported.")
          .foregroundStyle(.secondary)
      }
      ForEach(model.entries) { entry in ConsoleRow(model: model, entry: entry) }
      if model.hasMore {
        Button(action: model.showMore) { Text(verbatim: "Show More") }
      }
    } header: {
      HStack {
        Text(verbatim: "Reports, the newest first.")
        Spacer()
        Button(action: model.makeExport) { Text(verbatim: "Export") }
      }
    }
  }
}
