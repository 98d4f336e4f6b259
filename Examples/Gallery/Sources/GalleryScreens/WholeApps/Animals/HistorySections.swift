import RecourseStore
import SwiftUI

/// The list of all actions, and controls for time travel.
struct HistorySections: View {
  let history: StoreHistory<AnimalState, AnimalAction>

  var body: some View {
    let (shown, count) = (history.position, history.entries.count)
    Section("Time") {
      DetailRow("Time travel", "A past state runs no effect and presents no alert.") {
        Button("Back") { history.jump(to: history.position - 1) }.disabled(shown == 0)
        Button("Forward") { history.jump(to: history.position + 1) }.disabled(shown == count)
        Button("Newest") { history.jump(to: count) }.disabled(shown == count)
      }
      LabeledContent(
        "Shown", value: shown == count ? "The present" : "Action \(shown) of \(count)")
      LabeledContent("Changed", value: shown > 0 ? changes(by: shown) : "Nothing yet")
    }
    Section("Choose an action to return to its state.") {
      ForEach((0...count).reversed(), id: \.self) { position in
        if position == shown {
          Label(title(at: position), systemImage: "checkmark")
        } else {
          Button(title(at: position)) { history.jump(to: position) }
            .buttonStyle(.plain)
            .foregroundStyle(position < shown ? .primary : .secondary)
        }
      }
    }
  }

  private func title(at position: Int) -> String {
    guard position > 0 else { return "The beginning" }
    let entry = history.entries[position - 1]
    return "\(entry.id). \(entry.name)"
  }

  private func changes(by position: Int) -> String {
    history.entries[position - 1].changes.joined(separator: ", ")
  }
}
