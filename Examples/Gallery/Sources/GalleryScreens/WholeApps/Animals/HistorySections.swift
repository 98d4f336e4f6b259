import RecourseStore
import SwiftUI

/// The list of all actions, and controls for time travel.
struct HistorySections: View {
  let history: StoreHistory<AnimalState, AnimalAction>

  var body: some View {
    let (shown, count) = (history.position, history.entries.count)
    Section("Time") {
      DetailRow(
        shown == count ? "The present" : "Action \(shown) of \(count)",
        "A past state runs no effect and presents no alert."
      ) {
        Button("Back") { history.stepBack() }.disabled(shown == 0)
        Button("Forward") { history.stepForward() }.disabled(shown == count)
        Button("Newest") { history.jump(to: count) }.disabled(shown == count)
      }
    }
    Section("Choose an action to return to its state.") {
      ForEach((0...count).reversed(), id: \.self) { position in
        let entry = position > 0 ? history.entries[position - 1] : nil
        VStack(alignment: .leading, spacing: 2) {
          Button {
            history.jump(to: position)
          } label: {
            Text(verbatim: entry.map { "\($0.id). \($0.name)" } ?? "The beginning")
          }
          .buttonStyle(.plain)
          Text(verbatim: entry?.changes.joined(separator: ", ") ?? "No action yet").font(.caption)
        }
        .foregroundStyle(position <= shown ? .primary : .secondary)
      }
    }
  }
}
