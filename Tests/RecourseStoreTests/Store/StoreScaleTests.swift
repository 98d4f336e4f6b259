import Observation
import RecourseStore
import Testing

/// The comparisons that an action makes, counted in the values' own `==`.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreScaleTests {
  nonisolated private static let rowCount = 1_000

  @MainActor private static var comparisons = 0

  struct Item: Sendable, Equatable, Identifiable {
    let id: Int
    var text = ""

    static func == (one: Item, other: Item) -> Bool {
      MainActor.assumeIsolated { comparisons += 1 }
      return one.id == other.id && one.text == other.text
    }
  }

  struct State: Sendable {
    var count = 0
    var items = (0..<rowCount).map { Item(id: $0) }
    var part = Part()
  }

  struct Part: Sendable {
    var items = (0..<rowCount).map { Item(id: $0) }
  }

  enum Action: Sendable {
    case increment
    case write(Int, String)
    case remove(Int)
    case insert(Int, at: Int)
    case moveLastToFront
    case removeAll
  }

  private let store = Store(initialState: State()) { (state: inout State, action: Action) in
    switch action {
    case .increment: state.count += 1
    case .write(let place, let text): state.items[place].text = text
    case .remove(let place): state.items.remove(at: place)
    case .insert(let id, let place): state.items.insert(Item(id: id), at: place)
    case .moveLastToFront: state.items.insert(state.items.removeLast(), at: 0)
    case .removeAll: state.items = []
    }
  }

  private func rows() -> [Store<Item, Action>] {
    (0..<Self.rowCount).compactMap { id in
      store.scope(state: \.items, id: id) { (_, action: Action) in action }
    }
  }

  private func comparisons(in action: Action) -> Int {
    Self.comparisons = 0
    store.dispatch(action)
    return Self.comparisons
  }

  @Test func `an action that touches no observed element compares none`() {
    let rows = rows()
    let watchers = rows.map { row in Watcher { row.state[\.self] } }
    store.dispatch(.increment)
    #expect(comparisons(in: .increment) == 0)
    #expect(watchers.allSatisfy { $0.values.count == 1 })
  }

  @Test func `an action compares no elements in a part that it doesn't touch`() {
    let part = store.scope(state: \.part) { (action: Action) in action }
    let watchers = (0..<Self.rowCount).compactMap { id in
      part.scope(state: \.items, id: id) { (_, action: Action) in action }
    }
    .map { row in Watcher { row.state[\.self] } }
    store.dispatch(.increment)
    #expect(comparisons(in: .increment) == 0)
    #expect(comparisons(in: .write(0, "other")) == 0)
    #expect(watchers.count == Self.rowCount)
  }

  @Test func `an action that changes a collection compares each observed element at most twice`() {
    let rows = rows()
    let watchers = rows.map { row in Watcher { row.state[\.self] } }
    store.dispatch(.increment)
    #expect(comparisons(in: .write(500, "other")) <= 2 * Self.rowCount)
    #expect(comparisons(in: .remove(0)) <= 2 * Self.rowCount)
    #expect(comparisons(in: .insert(-1, at: 0)) <= 2 * Self.rowCount)
    #expect(comparisons(in: .insert(-2, at: 700)) <= 2 * Self.rowCount)
    #expect(comparisons(in: .moveLastToFront) <= 2 * Self.rowCount)
    #expect(watchers[500].values.map(\.text) == ["", "other"])
    #expect(watchers[999].values.count == 1)
    #expect(watchers[0].values.count == 2, "It has gone, and reads as it was read last.")
    #expect(rows[998].state.text == "")
  }

  @Test func `a value that was read without observation is never compared`() {
    for place in 0..<100 { _ = store.state[\.items[place]] }
    for row in rows().prefix(100) { _ = row.state[\.self] }
    #expect(comparisons(in: .increment) == 0)
  }

  @Test func `a value is no longer compared when its observers are gone`() {
    withObservationTracking {
      _ = store.state.count
      for place in 0..<100 { _ = store.state[\.items[place]] }
    } onChange: {
    }
    #expect(comparisons(in: .increment) <= 100)
    #expect(comparisons(in: .increment) == 0)
  }

  @Test func `a store that was read at 140,000 key paths is deallocated`() {
    struct Numbers {
      var numbers = [Int](repeating: 0, count: 100_000)
      var notes: [Int: Item] = Dictionary(
        uniqueKeysWithValues: (0..<40_000).map { ($0, Item(id: $0)) })
    }
    var store: Store<Numbers, Int>? = Store(initialState: Numbers()) { state, place in
      state.numbers[place] += 1
    }
    withObservationTracking {
      for place in 0..<100_000 { _ = store?.state[\.numbers[place]] }
      for id in 0..<40_000 { _ = store?.scope(state: \.notes[id]) { (place: Int) in place } }
    } onChange: {
    }
    weak let gone = store
    store = nil
    #expect(gone == nil)
  }

  @Test func `a collection is changed in place while one of its elements is observed`() {
    let addresses = Log<UInt>()
    let store = Store(
      initialState: State(),
      reducer: { (state: inout State, place: Int) in state.items[place].text += "x" },
      middlewares: [
        { state, _ in
          state.items.withUnsafeBufferPointer { addresses(UInt(bitPattern: $0.baseAddress)) }
          return .none
        }
      ])
    let row = store.scope(state: \.items, id: 7) { (_, place: Int) in place }
    let watcher = Watcher { row?.state.text }
    for place in 0..<20 { store.dispatch(place) }
    #expect(Set(addresses.entries).count == 1)
    #expect(watcher.values == ["", "x"])
  }
}
