import Recourse
import SwiftUI

/// The newest reports that match the filter, with one row for each group.
struct ConsoleReports: View {
  @Bindable var model: ConsoleModel

  var body: some View {
    Section {
      TextField(text: $model.filter.text) { Text(verbatim: "Search") }
      if model.groups.isEmpty {
        Text(verbatim: "Nothing like this was reported.")
          .foregroundStyle(.secondary)
      }
      ForEach(model.groups) { group in ConsoleRow(model: model, group: group) }
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
