import RecourseStore

/// An action in a list of all that have happened.
struct HistoryRow: Identifiable, Equatable {
  /// Where in time an action is.
  enum Time: Equatable {
    case past
    /// The state that it has made is the one that is shown.
    case shown
    /// It comes after the state that is shown.
    case future
  }

  /// How many actions have happened after it, itself included.
  let id: Int
  let title: String
  /// What it has changed, in words.
  let changes: String
  let time: Time
}

extension StoreHistory {
  /// The actions, the last one first, and what was before the first that is kept; none if none has
  /// happened.
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
