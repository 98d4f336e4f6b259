public import Observation
import Recourse

/// Keeps the last actions of a store with the states that they made, and goes back and forth in them.
///
/// Going somewhere shows the state as it was. It starts no effect, and ends those that run: they belong
/// to another time. An action that is dispatched then goes on from what is shown, and what came after
/// that is forgotten. What is over is no news: alerts of the state are shown in the present only.
///
/// Keeping states makes each change of a large collection copy it, so this is for developers, tests
/// and undoing.
///
/// ```swift
/// let history = StoreHistory<CounterState, CounterAction>(limit: 200)
/// let store = Store(initialState: CounterState(), reducer: counterReducer, history: history)
/// store.dispatch(.increment)
/// history.stepBack()
/// ```
@MainActor
public final class StoreHistory<State, Action>: Observable {
  /// An action that has happened, and the state that it has made.
  public struct Entry: Identifiable {
    /// Tells it from all others of the history: one more than that of the action before.
    public let id: Int
    /// What has happened.
    public let action: Action
    /// The state after that.
    public let state: State
    /// The state before it.
    let former: State
  }

  private var log: HistoryLog<State, Action>
  private let change = ObservedChange()
  private weak var engine: StoreEngine<State, Action>?

  /// Creates a history of the store that it will be given to; the last one, if there are several.
  ///
  /// - Parameter limit: How many actions are kept. The default is 100.
  public init(limit: Int = 100) {
    precondition(limit > 0, "StoreHistory: a limit of \(limit) leaves no room for an action")
    log = HistoryLog(limit: limit)
  }

  /// The actions that are kept, the first one first.
  public var entries: [Entry] {
    change.observe()
    return log.entries
  }

  /// How many of the entries have happened in the state that is shown; all, when it is the present.
  public var position: Int {
    change.observe()
    return log.position
  }

  /// How many of the first actions are kept no longer, because there were more than the limit.
  var forgottenCount: Int { log.forgottenCount }

  /// Shows the state before the last action that has happened; does nothing if there is none.
  public func stepBack() {
    show(log.position - 1)
  }

  /// Shows the state after the next action; does nothing in the present.
  public func stepForward() {
    show(log.position + 1)
  }

  /// Shows the state after so many of the entries: none for 0.
  ///
  /// - Parameter position: How many. If there aren't so many, nothing happens.
  public func jump(to position: Int) {
    show(position)
  }

  /// Does actions again, without their effects: these are among the actions.
  ///
  /// - Parameter actions: What has happened, in its order.
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

  /// Follows a store from its beginning.
  func attach(to engine: StoreEngine<State, Action>) {
    self.engine = engine
    log.begin(with: engine.root.storage.state)
    change.announce()
  }

  func record(_ action: Action, making state: State) {
    log.record(action, making: state)
    change.announce()
    engine?.root.tree.timeTravel.isPast = false
  }
}

extension StoreHistory.Entry: Sendable where State: Sendable, Action: Sendable {}
