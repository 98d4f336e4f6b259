import Foundation
import Recourse
import RecourseStore
import RecourseTesting
import Testing

extension StoreAlertsTests {
  @Test func `an error's own recovery that succeeds tries again`() async throws {
    let store = Store<Vault, VaultAction>(initialState: Vault()) { state, action in
      state.error = nil
      state.actions.append(action)
    }
    let alert = store.alerts(for: \.error, dismiss: .hide, tryAgain: .open)
    #expect(try await alert.next().actions.map(\.title).first == "Unlock")
    try alert.answer("Unlock")
    #expect(store.state.actions.contains(.open))
    #expect(alert.item == nil)
  }

  @Test func `presents the latest state's alert, and none of a past state`() async throws {
    let history = StoreHistory<State, Action>()
    let store = Store(
      initialState: State(),
      reducer: { state, action in
        switch action {
        case .show(let hint): state.hint = hint
        default: state.hint = nil
        }
      }, history: history)
    let alert = await alerts(of: store)
    store.dispatch(.show("A"))
    try alert.answer("OK")
    store.dispatch(.show("A"))
    history.jump(to: 1)
    #expect(store.state.hint == "A")
    #expect(!alert.isActive && alert.waitingCount == 0)
    history.jump(to: 2)
    #expect(!alert.isActive)
    history.jump(to: 3)
    #expect(alert.item?.title == "A")
    history.jump(to: 1)
    #expect(!alert.isActive)
    store.dispatch(.show("B"))
    #expect(alert.item?.title == "B")
    try alert.answer("OK")
    #expect(history.entries.map(\.action) == [.show("A"), .show("B"), .read])
    history.replay([.show("C")])
    #expect(alert.item?.title == "C")
  }

  @Test func `returns the same context for each call, also through a scope`() async throws {
    let store = makeStore()
    let scope = store.scope(state: \.part, action: { (action: Action) in action })
    let first = scope.alerts(for: \.hint, dismiss: .read) { AlertContent(title: $0.title) }
    let again = store.scope(state: \.part, action: { (action: Action) in action })
    let second = again.alerts(for: \.hint, dismiss: .read) { AlertContent(title: $0.title) }
    #expect(first === second)
    #expect(first !== store.alerts(for: \.hint, dismiss: .read) { AlertContent(title: $0.title) })
  }

  @Test func `retains neither the context nor the store`() async {
    weak var context: AlertContext?
    weak var engine: Store<State, Action>?
    do {
      let store = makeStore()
      engine = store
      let alert = await alerts(of: store)
      context = alert
      store.dispatch(.show("A"))
    }
    #expect(await becomes { context == nil && engine == nil })
    #expect(seen.entries == [.show("A")])
  }

  @Test func `describes errors, and offers Try Again where a retry can help`() async throws {
    let store = Store<AnimalApp.State, AnimalApp.Action>(
      initialState: AnimalApp.State(), reducer: AnimalApp.reducer)
    let alert = store.alerts(for: \.animal.error, dismiss: .errorSeen, tryAgain: .fetch)
    store.dispatch(.failed(.network))
    let content = try await alert.next()
    #expect(content.actions.map(\.title) == ["Try Again", "Cancel"])
    try alert.answer("Try Again")
    #expect(store.state.animal == AnimalApp.Animal(isFetching: true))
    store.dispatch(.failed(.unknown))
    try alert.answer("Cancel")
    #expect(store.state.animal == AnimalApp.Animal())
  }

  @Test func `evaluates the describer for each alert`() async throws {
    let store = Store<AnimalApp.State, AnimalApp.Action>(
      initialState: AnimalApp.State(), reducer: AnimalApp.reducer)
    let describer = Locked(ErrorDescriber(locale: Locale(identifier: "de")))
    let alert = store.alerts(
      for: \.animal.error, dismiss: .errorSeen, tryAgain: .fetch,
      describer: describer.withLock { $0 })
    store.dispatch(.failed(.network))
    #expect(try await alert.next().actions.map(\.title) == ["Erneut versuchen", "Abbrechen"])
    try alert.answer("Abbrechen")
    describer.withLock { $0 = ErrorDescriber(locale: Locale(identifier: "en")) }
    store.dispatch(.failed(.network))
    #expect(alert.item?.actions.map(\.title) == ["Try Again", "Cancel"])
  }

  @Test func `presents a report's snapshot that the state holds`() async throws {
    struct State: Equatable {
      var failure: ErrorReport.Snapshot?
    }
    let store = Store(initialState: State()) { (state, failure: ErrorReport.Snapshot?) in
      state.failure = failure
    }
    let alert = store.alerts(for: \.failure, dismiss: nil)
    let report = ErrorReport(AnimalApp.Problem.network, origin: .refresh)
    store.dispatch(report.snapshot())
    let words = ErrorDescriber().describe(report.error)
    #expect(try await alert.next().title == words.title)
    #expect(Fingerprint(of: report.snapshot()) == report.fingerprint)
    #expect(ErrorDescriber().describe(report.snapshot()).supportCode == words.supportCode)
  }
}

private struct Vault: Sendable, Equatable {
  var error: VaultError? = VaultError()
  var actions: [VaultAction] = []
}

private enum VaultAction: Sendable, Equatable { case hide, open }

private struct VaultError: RecoverableError, Equatable {
  var recoveryOptions: [String] { ["Unlock"] }

  func attemptRecovery(optionIndex: Int) -> Bool { true }
}
