import RecourseStore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreTests {
  @Test func `handles an action before dispatch returns`() {
    let store = makeShop()
    #expect(store.state.count == 0)
    store.dispatch(.add(2))
    #expect(store.state.count == 2)
    #expect(store.state[\.animal.name] == "Cat")
    #expect(store.state[\.self] == Shop(count: 2))
  }

  @Test func `calls the reducer, then the observers, then the middlewares in order`() {
    let log = Log<String>()
    let store = makeShop(
      Shop(),
      { state, _ in
        log("first \(state.count)")
        return .none
      },
      { state, _ in
        log("second \(state.count)")
        return .none
      })
    let watcher = Watcher { log("watcher \(store.state.count)") }
    store.dispatch(.add(1))
    #expect(log.entries == ["watcher 0", "watcher 1", "first 1", "second 1"])
    #expect(watcher.values.count == 2)
  }

  @Test func `handles nested dispatches first in, first out, before dispatch returns`() {
    let log = Log<ShopAction>()
    let later = Later()
    let store = makeShop(
      Shop(),
      { _, action in
        log(action)
        if action == .add(1) {
          later.store?.dispatch(.add(10))
          later.store?.dispatch(.add(20))
        }
        if action == .add(10) { later.store?.dispatch(.add(100)) }
        return .none
      })
    later.store = store
    store.dispatch(.add(1))
    #expect(log.entries == [.add(1), .add(10), .add(20), .add(100)])
    #expect(store.state.count == 131)
  }

  @Test func `handles synchronous effects' actions after the action, in middleware order`() {
    let log = Log<ShopAction>()
    let store = makeShop(
      Shop(),
      { _, action in
        log(action)
        return action == .add(1) ? .merge(.just(.add(2)), .just(.add(3))) : .none
      },
      { _, action in action == .add(1) ? .just(.add(4)) : .none })
    let handle = store.dispatch(.add(1))
    #expect(log.entries == [.add(1), .add(2), .add(3), .add(4)])
    #expect(handle.isFinished)
  }

  @Test func `lets a middleware read the new state while it is called`() {
    let counts = Log<Int?>()
    let later = Later()
    let store = makeShop(
      Shop(),
      { _, _ in
        counts(later.store?.state.count)
        return .none
      })
    later.store = store
    store.dispatch(.add(5))
    #expect(counts.entries == [5])
  }

  @Test func `handles 30,000 actions that each cause the next`() {
    let store = makeShop(
      Shop(), { state, _ in state.count < 30_000 ? .just(.add(1)) : .none })
    store.dispatch(.add(1))
    #expect(store.state.count == 30_000)
  }

  @Test func `changes the state in place while other parts are observed`() {
    let addresses = Log<UInt>()
    let note: Middleware<Shop, ShopAction> = { state, _ in
      state.rows.withUnsafeBufferPointer { addresses(UInt(bitPattern: $0.baseAddress)) }
      return .none
    }
    let store = makeShop(Shop(rows: (0..<1_000).map { Row(id: $0) }), note)
    let watcher = Watcher { (store.state.count, store.state.animal, store.state.guest) }
    for number in 0..<10 { store.dispatch(.row(number * 100, .write("\(number)"))) }
    store.dispatch(.add(1))
    store.dispatch(.row(7, .write("seven")))
    #expect(Set(addresses.entries).count == 1)
    #expect(watcher.values.count == 2)
  }

  @Test func `changes an optional part in place`() {
    struct Draft: Sendable {
      var lines: [Int]
    }
    let addresses = Log<UInt>()
    let store = Store(
      initialState: Draft?.some(Draft(lines: Array(0..<1_000))),
      reducer: scopeReducer(
        { (state: inout Draft, line: Int) in state.lines[line] += 1 }, state: \Draft?.self,
        action: { (line: Int) in line }),
      middlewares: [
        { state, _ in
          state?.lines.withUnsafeBufferPointer { addresses(UInt(bitPattern: $0.baseAddress)) }
          return .none
        }
      ])
    for line in 0..<10 { store.dispatch(line) }
    #expect(Set(addresses.entries).count == 1)
  }

  /// Gives middlewares access to their own store.
  private final class Later {
    weak var store: Store<Shop, ShopAction>?
  }
}
