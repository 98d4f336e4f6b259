/// Decides which actions and states are kept, and which state is current.
struct HistoryLog<State, Action> {
  typealias Entry = StoreHistory<State, Action>.Entry

  private(set) var entries: [Entry] = []
  /// The number of kept actions that led to the current state.
  private(set) var position = 0
  /// The state before the first kept action; nil until a store is attached.
  private var start: State?
  private var lastNumber = 0
  /// The number of actions that were discarded before the first kept action.
  private(set) var forgottenCount = 0
  private let limit: Int

  init(limit: Int) {
    self.limit = limit
  }

  /// Starts with a state, and discards all entries.
  mutating func begin(with state: State) {
    entries = []
    position = 0
    forgottenCount = 0
    start = state
  }

  /// Records an action, and discards the entries after the current state.
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

  /// Returns the state after a number of actions; nil if it is current already or out of range.
  func state(at position: Int) -> State? {
    guard position != self.position, 0...entries.count ~= position else { return nil }
    return position == 0 ? start : entries[position - 1].state
  }

  mutating func move(to position: Int) {
    self.position = position
  }
}
