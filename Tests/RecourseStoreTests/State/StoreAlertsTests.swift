import Foundation
import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreAlertsTests {
  struct State: Sendable, Equatable {
    var hint: Hint?
    var part = Part()
    var guest: Part?
    var parts: [Part] = []
  }

  struct Part: Sendable, Equatable, Identifiable {
    var id = 0
    var hint: Hint?
    var hints: [Note] = []
  }

  struct Note: Sendable, Equatable, Identifiable {
    let id: Int
  }

  struct Hint: Sendable, Equatable, ExpressibleByStringLiteral {
    let title: String

    init(stringLiteral value: String) {
      title = value
    }
  }

  enum Action: Sendable, Equatable {
    case show(Hint)
    case hide
    case read
    case ignored
    case readWrongly
    case retry
    case set(State)
  }

  let seen = Log<Action>()

  func makeStore() -> Store<State, Action> {
    Store(
      initialState: State(),
      reducer: { state, action in
        switch action {
        case .show(let hint): state.hint = hint
        case .hide, .read, .retry: state.hint = nil
        case .readWrongly: state.hint = "Read"
        case .set(let new): state = new
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

  func alerts(
    of store: Store<State, Action>, dismiss: Action = .read, actions: [AlertAction] = [.ok]
  ) async -> AlertContext {
    let alert = store.alerts(for: \.hint, dismiss: dismiss) {
      AlertContent(title: $0.title, actions: actions)
    }
    // The context starts to observe in the main actor's next turn.
    await Task { @MainActor in }.value
    return alert
  }

  @Test func `presents a value that was set before, and each later value`() async throws {
    let store = makeStore()
    store.dispatch(.show("A"))
    let alert = await alerts(of: store)
    #expect(try await alert.next().title == "A")
    try alert.answer("OK")
    #expect(store.state.hint == nil)
    store.dispatch(.show("B"))
    #expect(alert.item?.title == "B")
  }

  @Test func `dispatches the dismiss action once, after the button's action`() async throws {
    let store = makeStore()
    let alert = await alerts(
      of: store, actions: [AlertAction("Log") { [seen] in seen(.ignored) }])
    store.dispatch(.show("A"))
    try alert.answer("Log")
    #expect(seen.entries == [.show("A"), .ignored, .read])
    #expect(!alert.isActive)
  }

  @Test func `dispatches nothing when the state clears the value`() async {
    let store = makeStore()
    let alert = await alerts(of: store)
    store.dispatch(.show("A"))
    store.dispatch(.hide)
    #expect(!alert.isActive)
    #expect(seen.entries == [.show("A"), .hide])
  }

  @Test func `dispatches nothing when the button has already changed the state`() async throws {
    let store = makeStore()
    let alert = await alerts(
      of: store, actions: [AlertAction("Retry") { store.dispatch(.retry) }])
    store.dispatch(.show("A"))
    try alert.answer("Retry")
    #expect(seen.entries == [.show("A"), .retry])
  }

  @Test func `presents a value set meanwhile after the alert on screen`() async throws {
    let store = makeStore()
    let alert = await alerts(of: store)
    store.dispatch(.show("A"))
    store.dispatch(.show("B"))
    #expect(alert.item?.title == "A")
    #expect(alert.waitingCount == 1)
    try alert.answer("OK")
    #expect(alert.item?.title == "B")
    #expect(store.state.hint == "B")
    try alert.answer("OK")
    #expect(store.state.hint == nil)
    #expect(seen.entries == [.show("A"), .show("B"), .read])
  }

  @Test func `presents an equal value again when it is set again`() async throws {
    let store = makeStore()
    let alert = await alerts(of: store)
    for _ in 0..<2 {
      store.dispatch(.show("A"))
      #expect(alert.item?.title == "A")
      try alert.answer("OK")
      #expect(!alert.isActive)
    }
  }

  @Test func `dismisses an alert when the part that contains it is removed`() async throws {
    let store = makeStore()
    let full = State(
      guest: Part(hint: "guest"), parts: [Part(id: 1), Part(id: 2, hint: "element")])
    store.dispatch(.set(full))
    let guest = try #require(store.scope(state: \.guest) { (action: Action) in action })
    let part = try #require(store.scope(state: \.parts, id: 2) { (_, action: Action) in action })
    let same = part.scope(state: \.self) { (action: Action) in action }
    for alert in [
      guest.alerts(for: \.hint, dismiss: .read) { AlertContent(title: $0.title) },
      part.alerts(for: \.hint, dismiss: .read) { AlertContent(title: $0.title) },
      same.alerts(for: \.self.hint, dismiss: .read) { AlertContent(title: $0.title) },
    ] {
      store.dispatch(.set(full))
      _ = try await alert.next()
      store.dispatch(.set(State()))
      #expect(!alert.isActive && alert.waitingCount == 0)
      store.dispatch(.set(full))
      #expect(alert.isActive, "The part is back, and what it says is true again.")
      store.dispatch(.set(State()))
      #expect(!alert.isActive)
    }
    #expect(!seen.entries.contains(.read))
  }

  @Test func `dismisses element alerts when the part that contains them is removed`() async throws {
    let store = makeStore()
    let full = State(guest: Part(hints: [Note(id: 1), Note(id: 2)]))
    store.dispatch(.set(full))
    let guest = try #require(store.scope(state: \.guest) { (action: Action) in action })
    let alert = guest.alerts(forEach: \.hints, dismiss: { _ in .read }) {
      AlertContent(title: "\($0.id)")
    }
    #expect(try await alert.next().title == "1")
    #expect(alert.waitingCount == 1)
    store.dispatch(.set(State()))
    #expect(!alert.isActive && alert.waitingCount == 0)
    #expect(!seen.entries.contains(.read))
  }

  @Test func `warns of nothing when an alert closes while an action is handled`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) { @MainActor in
      let tests = StoreAlertsTests()
      let store = tests.makeStore()
      let alert = await tests.alerts(of: store)
      store.dispatch(.show("A"))
      let watcher = Watcher {
        if store.state.part.hint == "close", alert.isActive { try? alert.answer("OK") }
      }
      store.dispatch(.set(State(hint: "A", part: Part(hint: "close"))))
      #expect(store.state.hint == nil && !alert.isActive)
      #expect(watcher.values.count > 1)
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!text.contains("Recourse:"), "\(text)")
  }

  @Test func `doesn't present a value that a deferred dismiss action sets`() async throws {
    let store = makeStore()
    let alert = await alerts(of: store, dismiss: .readWrongly)
    store.dispatch(.show("A"))
    let watcher = Watcher {
      if store.state.part.hint == "close", alert.item?.title == "A" { try? alert.answer("OK") }
    }
    store.dispatch(.set(State(hint: "A", part: Part(hint: "close"))))
    #expect(store.state.hint == "Read")
    #expect(!alert.isActive && alert.waitingCount == 0)
    store.dispatch(.show("B"))
    #expect(alert.item?.title == "B")
    #expect(watcher.values.count > 1)
  }

  @Test(arguments: [Action.ignored, .readWrongly])
  func `isn't presented again when the reducer doesn't set nil`(_ dismiss: Action) async throws {
    let store = makeStore()
    let alert = await alerts(of: store, dismiss: dismiss)
    store.dispatch(.show("A"))
    try alert.answer("OK")
    #expect(!alert.isActive)
    #expect(alert.waitingCount == 0)
    #expect(seen.entries == [.show("A"), dismiss])
    store.dispatch(.show("B"))
    #expect(alert.item?.title == "B")
  }
}
