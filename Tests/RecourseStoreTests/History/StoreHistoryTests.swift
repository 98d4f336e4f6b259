import Foundation
import Recourse
import RecourseStore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreHistoryTests {
  struct State: Sendable, Equatable {
    var numbers: [Int] = []
  }

  enum Action: Sendable, Codable, Equatable {
    case add(Int)
    case addLater(Int)
  }

  private let started = Log<Int>()

  private func makeStore(
    _ history: StoreHistory<State, Action>, _ operations: Operations = Operations()
  ) -> Store<State, Action> {
    Store(
      initialState: State(),
      reducer: { state, action in if case .add(let number) = action { state.numbers.append(number) }
      },
      middlewares: [
        { [started] _, action in
          guard case .addLater(let number) = action else { return .none }
          started(number)
          return .run { try await operations.run(number) }
            .map { .add($0) }
            .catch { _ in .none }
        }
      ], history: history)
  }

  @Test func `steps back and forth, jumps, and ignores positions out of range`() {
    let history = StoreHistory<State, Action>()
    let store = makeStore(history)
    for number in 1...3 { store.dispatch(.add(number)) }
    #expect(history.entries.map(\.action) == [.add(1), .add(2), .add(3)])
    #expect(history.position == 3)
    history.jump(to: history.position + 1)
    #expect(store.state.numbers == [1, 2, 3])
    history.jump(to: history.position - 1)
    #expect(store.state.numbers == [1, 2])
    history.jump(to: 0)
    #expect(store.state.numbers == [])
    history.jump(to: history.position - 1)
    #expect(history.position == 0)
    history.jump(to: history.position + 1)
    #expect(store.state.numbers == [1])
    history.jump(to: 3)
    #expect(store.state.numbers == [1, 2, 3])
    history.jump(to: 4)
    #expect(history.position == 3)
  }

  @Test func `a new action replaces the actions after the current position`() {
    let history = StoreHistory<State, Action>()
    let store = makeStore(history)
    for number in 1...3 { store.dispatch(.add(number)) }
    history.jump(to: 1)
    store.dispatch(.add(9))
    #expect(store.state.numbers == [1, 9])
    #expect(history.entries.map(\.action) == [.add(1), .add(9)])
    #expect(history.entries.map(\.id) == [1, 4])
  }

  @Test func `keeps at most the limit of actions, and the state before them`() {
    let history = StoreHistory<State, Action>(limit: 2)
    let store = makeStore(history)
    for number in 1...4 { store.dispatch(.add(number)) }
    #expect(history.entries.map(\.state.numbers) == [[1, 2, 3], [1, 2, 3, 4]])
    history.jump(to: 0)
    #expect(store.state.numbers == [1, 2])
  }

  @Test func `names each action and the properties it changed, also after a jump`() {
    let history = StoreHistory<State, Action>(limit: 2)
    let store = makeStore(history)
    store.dispatch(.addLater(1))
    store.dispatch(.add(1))
    store.dispatch(.add(2))
    #expect(history.entries.map(\.name) == ["add", "add"])
    #expect(history.entries.map(\.changes) == [["numbers[0]"], ["numbers[1]"]])
    history.jump(to: 0)
    store.dispatch(.addLater(2))
    #expect(history.entries.map(\.name) == ["addLater"])
    #expect(history.entries.map(\.changes) == [[]])
  }

  @Test func `stepping back notifies observers of the state and of the position`() {
    let history = StoreHistory<State, Action>()
    let store = makeStore(history)
    let watcher = Watcher { store.state.numbers }
    let positions = Watcher { history.position }
    store.dispatch(.add(1))
    history.jump(to: history.position - 1)
    #expect(watcher.values == [[], [1], []])
    #expect(positions.values == [0, 1, 0])
  }

  @Test func `stepping back cancels the effects in flight`() async {
    let history = StoreHistory<State, Action>()
    let operations = Operations()
    let store = makeStore(history, operations)
    let handle = store.dispatch(.addLater(1))
    #expect(await becomes { operations.running == 1 })
    history.jump(to: history.position - 1)
    #expect(handle.isFinished)
    operations.end(1)
    #expect(await becomes { operations.running == 0 })
    #expect(history.entries.map(\.action) == [.addLater(1)])
    #expect(store.state.numbers == [])
  }

  @Test func `stepping back cancels a load, which then sends no action`() async {
    let history = StoreHistory<LoadState<Int>, LoadAction<Int>>()
    let operations = Operations()
    let store = Store(
      initialState: .idle, reducer: loadReducer,
      middlewares: [
        { state, action in
          .load(action, into: state, id: "value") { _ in try await operations.run(1) }
        }
      ], history: history)
    store.dispatch(.load)
    history.jump(to: history.position - 1)
    #expect(store.state[\.self] == .idle)
    #expect(history.entries.map(\.action) == [.load])
    #expect(history.position == 0)
  }

  @Test func `replays the actions of a file without their effects`() async throws {
    let history = StoreHistory<State, Action>()
    let store = makeStore(history)
    store.dispatch(.addLater(1))
    store.dispatch(.add(1))
    store.dispatch(.add(2))
    history.jump(to: history.position - 1)
    let file = try history.file()
    #expect(
      String(decoding: file, as: UTF8.self) == """
        {"addLater":{"_0":1}}
        {"add":{"_0":1}}

        """)
    let other = StoreHistory<State, Action>()
    let copy = makeStore(other)
    try other.replay(file: file + Data("\r\n".utf8))
    #expect(copy.state.numbers == [1])
    #expect(other.entries.map(\.action) == [.addLater(1), .add(1)])
    #expect(started.entries == [1])
    other.jump(to: 0)
    #expect(copy.state.numbers == [])
  }

  @Test func `throws instead of making a file when earlier actions were discarded`() throws {
    let history = StoreHistory<State, Action>(limit: 2)
    let store = makeStore(history)
    store.dispatch(.add(1))
    store.dispatch(.add(2))
    #expect(try history.file().count(where: { $0 == UInt8(ascii: "\n") }) == 2)
    store.dispatch(.add(3))
    let error = #expect(throws: IncompleteHistoryError.self) { try history.file() }
    #expect(error?.publicDetails == ["forgotten": "1", "kept": "2"])
    #expect(error?.description.contains("kept 2 of 3 actions") == true)
    history.jump(to: 0)
    #expect(throws: IncompleteHistoryError.self) { try history.file() }
  }

  @Test func `replays nothing from a file with an unreadable line`() throws {
    let history = StoreHistory<State, Action>()
    let store = makeStore(history)
    let file = Data(#"{"add":{"_0":1}}"#.utf8) + Data("\n\nnonsense\n".utf8)
    let error = #expect(throws: UnreadableActionError.self) { try history.replay(file: file) }
    #expect(error?.line == 3)
    #expect(store.state.numbers == [])
    #expect(history.entries.isEmpty)
  }

  @Test func `ignores a step back while an action is handled`() {
    let history = StoreHistory<State, Action>()
    let store = makeStore(history)
    store.dispatch(.add(1))
    let watcher = Watcher {
      if store.state.numbers.count == 2 { history.jump(to: history.position - 1) }
      return store.state.numbers
    }
    store.dispatch(.add(2))
    #expect(watcher.values.last == [1, 2])
    #expect(history.position == 2)
  }

  @Test func `follows the last of two stores, and never mixes their actions`() {
    let history = StoreHistory<State, Action>()
    let first = makeStore(history)
    first.dispatch(.add(1))
    let second = makeStore(history)
    #expect(history.entries.isEmpty)
    second.dispatch(.add(2))
    first.dispatch(.add(3))
    second.dispatch(.add(4))
    #expect(history.entries.map(\.action) == [.add(2), .add(4)])
    history.jump(to: 0)
    #expect(first.state.numbers == [1, 3])
    #expect(second.state.numbers == [])
  }

  @Test func `outlives its store without retaining it`() {
    let history = StoreHistory<State, Action>()
    weak var store: Store<State, Action>?
    do {
      let made = makeStore(history)
      store = made
      made.dispatch(.add(1))
    }
    #expect(store == nil)
    history.jump(to: history.position - 1)
    #expect(history.position == 1)
  }
}
