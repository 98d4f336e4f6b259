import Recourse
import SwiftUI

/// One report, which opens when it is pressed.
struct ConsoleRow: View {
  let model: ConsoleModel
  let entry: ConsoleEntry
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = ConsoleText(
      describer: describer, showsPrivateDetails: model.showsPrivateDetails)
    let row = text.row(of: entry)
    Button {
      model.selection = entry
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        Text(verbatim: row.title)
          .lineLimit(2)
        if let label = row.label {
          Text(verbatim: label)
            .font(.caption)
            .monospaced()
            .foregroundStyle(.secondary)
        }
        Text(verbatim: row.facts)
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .buttonStyle(.plain)
  }
}
