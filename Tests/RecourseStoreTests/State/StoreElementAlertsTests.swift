import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreElementAlertsTests {
  struct State: Sendable, Equatable {
    var hints: [Hint] = []
  }

  struct Hint: Sendable, Equatable, Identifiable {
    let id: Int
    var title = ""
  }

  enum Action: Sendable, Equatable {
    case show([Hint])
    case read(Int)
    case ignored(Int)
    case readWithNews(Int)
  }

  private let seen = Log<Action>()

  private func makeStore() -> Store<State, Action> {
    Store(
      initialState: State(),
      reducer: { state, action in
        switch action {
        case .show(let hints): state.hints = hints
        case .read(let id): state.hints.removeAll { $0.id == id }
        case .readWithNews(let id):
          state.hints.removeAll { $0.id == id }
          if id < 3 { state.hints.append(Hint(id: id + 1, title: "News")) }
        case .ignored: break
        }
      },
      middlewares: [
        { [seen] _, action in
          seen(action)
          return .none
        }
      ])
  }

  private func alerts(
    of store: Store<State, Action>, dismiss: @escaping (Int) -> Action = Action.read
  ) async -> AlertContext {
    let alert = store.alerts(forEach: \.hints, dismiss: dismiss) { AlertContent(title: $0.title) }
    // The context starts to observe in the main actor's next turn.
    await Task { @MainActor in }.value
    return alert
  }

  private let a = Hint(id: 1, title: "A")
  private let b = Hint(id: 2, title: "B")
  private let c = Hint(id: 3, title: "C")

  @Test func `presents no element of a past state`() async throws {
    let history = StoreHistory<State, Action>()
    let store = Store(
      initialState: State(),
      reducer: { state, action in
        switch action {
        case .show(let hints): state.hints = hints
        default: state.hints = []
        }
      }, history: history)
    let alert = await alerts(of: store)
    store.dispatch(.show([a]))
    try alert.answer("OK")
    store.dispatch(.show([b]))
    #expect(alert.item?.title == "B")
    history.jump(to: 1)
    #expect(store.state.hints == [a])
    #expect(!alert.isActive && alert.waitingCount == 0)
    history.jump(to: 3)
    #expect(alert.item?.title == "B")
  }

  @Test func `presents elements in order, and dispatches dismiss for each`() async throws {
    let store = makeStore()
    store.dispatch(.show([a, b]))
    let alert = await alerts(of: store)
    #expect(try await alert.next().title == "A")
    #expect(alert.waitingCount == 1)
    store.dispatch(.show([a, b, c]))
    for title in ["A", "B", "C"] {
      #expect(alert.item?.title == title)
      try alert.answer("OK")
    }
    #expect(!alert.isActive)
    #expect(store.state.hints == [])
    #expect(seen.entries.suffix(3) == [.read(1), .read(2), .read(3)])
  }

  @Test func `dismisses the alerts of removed elements, presented or waiting`() async {
    let store = makeStore()
    let alert = await alerts(of: store)
    store.dispatch(.show([a, b, c]))
    store.dispatch(.show([c]))
    #expect(alert.item?.title == "C")
    #expect(alert.waitingCount == 0)
    store.dispatch(.show([]))
    #expect(!alert.isActive)
    #expect(seen.entries.count == 3)
  }

  @Test func `presents new elements, but not a dismissed one that the state keeps`() async throws {
    let store = makeStore()
    let alert = await alerts(of: store, dismiss: Action.ignored)
    store.dispatch(.show([a]))
    try alert.answer("OK")
    #expect(!alert.isActive)
    store.dispatch(.show([a, b]))
    #expect(alert.item?.title == "B")
    try alert.answer("OK")
    #expect(seen.entries == [.show([a]), .ignored(1), .show([a, b]), .ignored(2)])
    store.dispatch(.show([]))
    store.dispatch(.show([a]))
    #expect(alert.item?.title == "A")
  }

  @Test func `presents an element that another element's dismiss action adds`() async throws {
    let store = makeStore()
    let alert = await alerts(of: store, dismiss: Action.readWithNews)
    store.dispatch(.show([a]))
    try alert.answer("OK")
    #expect(alert.item?.title == "News")
    try alert.answer("OK")
    try alert.answer("OK")
    #expect(!alert.isActive)
  }

  @Test func `presents an element as it was on arrival, and each id once`() async throws {
    let store = makeStore()
    let alert = await alerts(of: store)
    store.dispatch(.show([a, Hint(id: 1, title: "Z")]))
    store.dispatch(.show([Hint(id: 1, title: "Z")]))
    #expect(alert.item?.title == "A")
    #expect(alert.waitingCount == 0)
  }

  @Test func `retains neither the context nor the store`() async {
    weak var context: AlertContext?
    weak var engine: Store<State, Action>?
    do {
      let store = makeStore()
      engine = store
      let alert = await alerts(of: store)
      context = alert
      store.dispatch(.show([a]))
    }
    #expect(await becomes { context == nil && engine == nil })
    #expect(seen.entries == [.show([a])])
  }
}
