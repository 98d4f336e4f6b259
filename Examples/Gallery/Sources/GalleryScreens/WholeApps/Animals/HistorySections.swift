import RecourseStore
import SwiftUI

/// The list of all actions, and controls for time travel.
struct HistorySections: View {
  let history: StoreHistory<AnimalState, AnimalAction>

  var body: some View {
    let (shown, count) = (history.position, history.entries.count)
    Section("Time") {
      DetailRow("Shown", "A past state runs no effect and presents no alert.") {
        Text(shown == count ? "The present" : "Action \(shown) of \(count)")
      }
      HStack {
        Button("Back") { history.stepBack() }.disabled(shown == 0)
        Button("Forward") { history.stepForward() }.disabled(shown == count)
        Button("Newest") { history.jump(to: count) }.disabled(shown == count)
      }
    }
    Section("Actions") {
      ForEach((0...count).reversed(), id: \.self) { position in
        let entry = position > 0 ? history.entries[position - 1] : nil
        Button {
          history.jump(to: position)
        } label: {
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: entry.map { "\($0.id). \($0.name)" } ?? "The beginning")
            Text(verbatim: entry?.changes.joined(separator: ", ") ?? "No action yet").font(.caption)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
          .foregroundStyle(position <= shown ? .primary : .secondary)
        }
        .buttonStyle(.plain)
      }
    }
  }
}
