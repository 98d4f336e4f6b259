import RecourseStore
import SwiftUI

/// The list of all actions, and controls for time travel.
struct HistorySections: View {
  let history: StoreHistory<AnimalState, AnimalAction>

  var body: some View {
    let (position, count) = (history.position, history.entries.count)
    Section("Time") {
      ExplainedRow("Shown", "A past state runs no effect and presents no alert.") {
        Text(position == count ? "The present" : "Action \(position) of \(count)")
      }
      HStack {
        Button("Back") { history.stepBack() }.disabled(position == 0)
        Button("Forward") { history.stepForward() }.disabled(position == count)
        Button("Newest") { history.jump(to: count) }.disabled(position == count)
      }
    }
    Section("Actions") {
      ForEach(Array(history.entries.enumerated().reversed()), id: \.element.id) { index, entry in
        Button {
          history.jump(to: index + 1)
        } label: {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "\(entry.id). \(entry.name)")
            Text(verbatim: entry.changes.joined(separator: ", ")).font(.caption)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .foregroundStyle(index < position ? .primary : .secondary)
        }
        .buttonStyle(.plain)
      }
      Button("The beginning") { history.jump(to: 0) }.buttonStyle(.plain)
    }
  }
}
