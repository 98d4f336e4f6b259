import RecourseStore
import SwiftUI

/// The list of all actions, and controls for time travel.
struct HistorySections: View {
  let history: StoreHistory<AnimalAppState, AnimalAppAction>

  var body: some View {
    Section("Time") {
      TimeControls(history: history)
    }
    Section("Actions") {
      if history.entries.isEmpty { Text("No actions yet.") }
      ForEach(history.rows) { row in
        HistoryRowView(row: row) { history.jump(to: row.id) }
      }
    }
  }
}

/// The position of the shown state, and buttons to neighbouring states.
private struct TimeControls: View {
  let history: StoreHistory<AnimalAppState, AnimalAppAction>

  private var isPresent: Bool { history.position == history.entries.count }

  private var place: String {
    isPresent ? "The present" : "Action \(history.position) of \(history.entries.count)"
  }

  var body: some View {
    LabeledContent("Shown", value: place)
    VStack(alignment: .leading) {
      Text("A past state runs no effect and presents no alert. An action continues from it.")
        .font(.callout)
        .foregroundStyle(.secondary)
      HStack {
        Button("Back") { history.stepBack() }
          .disabled(history.position == 0)
        Button("Forward") { history.stepForward() }
          .disabled(isPresent)
        Button("Newest") { history.jump(to: history.entries.count) }
          .disabled(isPresent)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// An action; pressing the row shows the state that the action produced.
private struct HistoryRowView: View {
  let row: HistoryRow
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(verbatim: row.title)
          Text(verbatim: row.changes)
            .font(.caption)
            .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        if row.time == .shown { Text("Shown").font(.caption).bold() }
      }
      .foregroundStyle(row.time == .future ? .secondary : .primary)
    }
    .buttonStyle(.plain)
  }
}
