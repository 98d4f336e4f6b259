/// Decides which actions and states are kept, and which of them is shown.
struct HistoryLog<State, Action> {
  typealias Entry = StoreHistory<State, Action>.Entry

  private(set) var entries: [Entry] = []
  /// How many of the actions have happened in the state that is shown.
  private(set) var position = 0
  /// The state before the first action that is kept; nil before there is a store.
  private var start: State?
  private var lastNumber = 0
  /// How many actions before the first that is kept were forgotten.
  private(set) var forgottenCount = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Begins with a state, and forgets all that was.
  mutating func begin(with state: State) {
    entries = []
    position = 0
    forgottenCount = 0
    start = state
  }

  /// Notes an action; what was to come after the state that is shown will not come any more.
  mutating func record(_ action: Action, making state: State) {
    entries.removeSubrange(position...)
    guard let former = entries.last?.state ?? start else { return }
    lastNumber += 1
    entries.append(Entry(id: lastNumber, action: action, state: state, former: former))
    if entries.count > limit {
      start = entries.removeFirst().state
      forgottenCount += 1
    }
    position = entries.count
  }

  /// The state after so many actions; nil if that is what is shown, or if there aren't so many.
  func state(at position: Int) -> State? {
    guard position != self.position, 0...entries.count ~= position else { return nil }
    return position == 0 ? start : entries[position - 1].state
  }

  mutating func move(to position: Int) {
    self.position = position
  }
}
