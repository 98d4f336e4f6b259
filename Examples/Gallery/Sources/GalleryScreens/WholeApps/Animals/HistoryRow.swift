import RecourseStore

/// An action in the list of the history.
struct HistoryRow: Identifiable, Equatable {
  /// The position of an action relative to the shown state.
  enum Time: Equatable {
    case past
    /// The action that produced the shown state.
    case shown
    /// An action after the shown state.
    case future
  }

  /// The number of actions up to and including this action.
  let id: Int
  let title: String
  /// The changes made by the action, in words.
  let changes: String
  let time: Time
}

extension StoreHistory {
  /// The actions, last one first, followed by the state before them; empty if there are no actions.
  var rows: [HistoryRow] {
    guard !entries.isEmpty else { return [] }
    let position = position
    let actions = entries.enumerated().map { index, entry in
      let changes = entry.changes.joined(separator: ", ")
      return HistoryRow(
        id: index + 1, title: "\(entry.id). \(entry.name)",
        changes: changes.isEmpty ? "No change" : changes, time: .init(of: index + 1, at: position))
    }
    let beginning = HistoryRow(
      id: 0, title: "The beginning", changes: "Before these actions",
      time: .init(of: 0, at: position))
    return actions.reversed() + [beginning]
  }
}

extension HistoryRow.Time {
  fileprivate init(of place: Int, at position: Int) {
    self = place < position ? .past : place == position ? .shown : .future
  }
}
