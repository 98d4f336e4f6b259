/// Compares each state with the previous one.
@MainActor
final class StateLog<State> {
  private let showsValues: Bool
  private var last: State?

  nonisolated init(showsValues: Bool) {
    self.showsValues = showsValues
  }

  /// Returns the log entry of an action: its label and its changes, with values on separate lines.
  func text(of action: Any, making state: State) -> String {
    defer { last = state }
    let label = showsValues ? StateText.text(action) : StateText.label(of: action)
    guard let last else { return label + "\n" }
    let difference = StateDifference(from: last, to: state)
    guard !difference.changes.isEmpty else { return label + ": no change\n" }
    guard showsValues else { return "\(label): \(difference.names.joined(separator: ", "))\n" }
    let rest = difference.isComplete ? [] : ["…"]
    let lines = difference.changes.map { change in
      let path = change.path.text(showingKeys: true)
      return "\(path): \(StateText.text(change.old)) → \(StateText.text(change.new))"
    }
    return ([label] + (lines + rest).map { "  " + $0 }).joined(separator: "\n") + "\n"
  }
}
