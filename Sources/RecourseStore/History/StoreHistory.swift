public import Observation
import Recourse

/// Records the last actions of a store with the resulting states, and moves between these states.
///
/// Moving restores a recorded state. It starts no effects, and cancels those in flight, because
/// they belong to another point in time. An action dispatched afterward continues from the
/// restored state, and the entries after that state are discarded. Past events are no news: alerts
/// of the state are presented only while the latest state is current. While the store handles an
/// action, its history can't move, and writes a warning in a debug build instead.
///
/// Because the states are kept, each change of a large collection copies that collection. A history
/// is therefore meant for development, tests and undo.
///
/// ```swift
/// let history = StoreHistory<CounterState, CounterAction>(limit: 200)
/// let store = Store(initialState: CounterState(), reducer: counterReducer, history: history)
/// store.dispatch(.increment)
/// history.jump(to: history.position - 1)
/// ```
@MainActor
public final class StoreHistory<State, Action>: Observable {
  /// An action that was handled, and the resulting state.
  public struct Entry: Identifiable {
    /// The number of the action, unique in this history: one more than that of the action before.
    public let id: Int
    /// The action.
    public let action: Action
    /// The state after the action.
    public let state: State
    /// The state before the action.
    let former: State
  }

  private var log: HistoryLog<State, Action>
  private let change = ObservedChange()
  private weak var engine: StoreEngine<State, Action>?
  /// The number of stores that have used the history.
  private var storeCount = 0

  /// Creates a history of one store.
  ///
  /// A history that is passed to another store starts again with that store, and no longer records
  /// the actions of the earlier one.
  ///
  /// - Parameter limit: The number of actions to keep, at least 1. The default is 100.
  public init(limit: Int = 100) {
    precondition(limit > 0, "StoreHistory: a limit of \(limit) leaves no room for an action")
    log = HistoryLog(limit: limit)
  }

  /// The recorded actions, oldest first.
  public var entries: [Entry] {
    change.observe()
    return log.entries
  }

  /// The number of entries that led to the current state; all of them if that is the latest state.
  public var position: Int {
    change.observe()
    return log.position
  }

  /// The number of actions that were discarded at the start because they exceeded the limit.
  var forgottenCount: Int { log.forgottenCount }

  /// Restores the state after the given number of entries; 0 restores the state before all of them.
  ///
  /// - Parameter position: The number of entries. A number out of range changes nothing.
  public func jump(to position: Int) {
    show(position)
  }

  /// Replays actions without their effects: the actions that effects sent must be in the list.
  ///
  /// - Parameter actions: The actions, in the order in which they were handled.
  public func replay(_ actions: [Action]) {
    guard let engine else { return }
    for action in actions {
      let isDone = travel(toPast: false) { state in
        engine.reducer(&state, action)
        log.record(action, making: state)
      }
      guard isDone else { return }
    }
    change.announce()
  }

  private func show(_ position: Int) {
    guard let past = log.state(at: position) else { return }
    let isDone = travel(toPast: position < log.entries.count) { state in
      state = past
      log.move(to: position)
    }
    if isDone { change.announce() }
  }

  private func travel(toPast isPast: Bool, _ change: (inout State) -> Void) -> Bool {
    guard let engine else { return false }
    if engine.change(toPast: isPast, change) { return true }
    DebugWarning.write(
      """
      A StoreHistory<\(State.self), \(Action.self)> can't go anywhere while its store handles an \
      action. Let a button do it, or a task.
      """)
    return false
  }

  /// Attaches the history to a store, starting with its current state.
  func attach(to engine: StoreEngine<State, Action>) {
    self.engine?.tree.isPast = false
    self.engine = engine
    if let state = engine.whole.state { log.begin(with: state) }
    change.announce()
  }

  /// Returns a middleware that records the actions of a new store, instead of those of an earlier
  /// one: a list with the actions of two stores leads to the states of neither.
  func makeRecorder() -> Middleware<State, Action> {
    storeCount += 1
    return { [self, number = storeCount] state, action in
      guard number == storeCount else { return .none }
      log.record(action, making: state)
      change.announce()
      engine?.tree.isPast = false
      return .none
    }
  }
}

extension StoreHistory.Entry: Sendable where State: Sendable, Action: Sendable {}

extension StoreHistory.Entry {
  /// The case names of the action without payloads, such as "animal.fetched".
  public var name: String { StateText.label(of: action) }

  /// The paths in the state that the action has changed, such as "animal.current", without values.
  ///
  /// The array is empty if nothing changed. Each access compares the states again, so read the
  /// property only for entries that you display. The array contains at most 20 paths, then "…" if
  /// there are more.
  public var changes: [String] { StateDifference(from: former, to: state).names }
}

/// Decides which actions and states are kept, and which state is current.
private struct HistoryLog<State, Action> {
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
