import Recourse
import RecourseUI
import SwiftUI

/// The row of one group of reports, which opens the group's details when pressed.
struct ConsoleRow: View {
  let model: ConsoleModel
  let group: ConsoleGroup
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = ConsoleText(
      describer: describer, showsPrivateDetails: model.showsPrivateDetails)
    let row = text.row(of: group)
    Button {
      model.open(group)
    } label: {
      VStack(alignment: .leading, spacing: 2) {
        HStack(alignment: .firstTextBaseline, spacing: 6) {
          Text(verbatim: row.title)
            .lineLimit(2)
          if let count = row.count {
            Text(verbatim: count)
              .foregroundStyle(.secondary)
              .fixedSize()
          }
        }
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
    .accessibilityLabel(row.spoken)
  }
}
