import RecourseStore
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The middleware is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AnimalMiddlewareTests {
  private typealias AnimalStore = TestStore<AnimalState, AnimalAction>

  private let clock = ManualClock()

  @Test func `fetches the animal that follows the current one`() async throws {
    let script = AnimalScript([.success(.puffin)])
    let store = makeStore(script)
    try fetch(in: store)
    try await store.receive(.fetched(.puffin)) { $0 = AnimalState(current: .puffin) }
    #expect(script.asked == [.otter])
    try await store.finish()
  }

  @Test func `retries after at most 1 and 2 seconds, and reports the progress`() async throws {
    let script = AnimalScript([.failure(.closed), .failure(.offline), .success(.okapi)])
    let store = makeStore(script)
    try fetch(in: store)
    try await passRetries(of: store)
    try await store.receive(.fetched(.okapi)) { $0 = AnimalState(current: .okapi) }
    #expect(script.asked.count == 3)
    try await store.finish()
  }

  @Test(arguments: [AnimalError.offline, .closed])
  func `gives up after three attempts and ends the progress`(error: AnimalError) async throws {
    let store = makeStore(AnimalScript(Array(repeating: .failure(error), count: 3)))
    try fetch(in: store)
    try await passRetries(of: store)
    try await store.receive(.failed(error)) { $0.fetch = .failed(error) }
    #expect(store.state.current == .otter)
    try await store.finish()
  }

  @Test(arguments: [AnimalError.unknownAnimal, .unreadable])
  func `a permanent error is not retried`(error: AnimalError) async throws {
    let script = AnimalScript([.failure(error), .success(.okapi)])
    let store = makeStore(script)
    try fetch(in: store)
    try await store.receive(.failed(error)) { $0.fetch = .failed(error) }
    #expect(script.asked.count == 1)
    try await store.finish()
  }

  @Test func `a late answer after a cancellation is discarded`() async throws {
    let store = makeStore { [clock] _ in
      try? await clock.sleep(for: .seconds(5))
      return .okapi
    }
    try fetch(in: store)
    await clock.waitForSleepers()
    try store.send(.cancel) { $0.fetch = .idle }
    await clock.advance(by: .seconds(10))
    try await store.finish()
    #expect(clock.sleepers == 0)
  }

  @Test func `a cancellation between two attempts ends the retry`() async throws {
    let script = AnimalScript([.failure(.closed), .success(.okapi)])
    let store = makeStore(script)
    try fetch(in: store)
    try await store.receive(.retrying(attempt: 2)) { $0.fetch = .underWay(attempt: 2) }
    await clock.waitForSleepers()
    try store.send(.cancel) { $0.fetch = .idle }
    await clock.advance(by: .seconds(10))
    try await store.finish()
    #expect(script.asked.count == 1)
  }

  @Test func `closing the alert clears the error`() async throws {
    let store = makeStore(AnimalScript([.failure(.unknownAnimal)]))
    let alert = alerts(of: store)
    try fetch(in: store)
    try await store.receive(.failed(.unknownAnimal)) { $0.fetch = .failed(.unknownAnimal) }
    #expect(try await alert.next().actions.map(\.title) == ["OK"])
    try alert.answer("OK")
    try await store.receive(.errorSeen) { $0.fetch = .idle }
    #expect(!alert.isActive && alert.waitingCount == 0)
    try await store.finish()
  }

  @Test func `the alert for a transient error offers Try Again`() async throws {
    let store = makeStore(AnimalScript(Array(repeating: .failure(.closed), count: 3)))
    let alert = alerts(of: store)
    try fetch(in: store)
    try await passRetries(of: store)
    try await store.receive(.failed(.closed)) { $0.fetch = .failed(.closed) }
    #expect(try await alert.next().title == "The service is closed")
    try alert.answer("Try Again")
    try await store.receive(.fetch) { $0.fetch = .underWay(attempt: 1) }
    try await store.receive(.failed(.unreadable)) { $0.fetch = .failed(.unreadable) }
    #expect(try await alert.next().title == "The response is unreadable")
    try await store.finish()
  }

  private func makeStore(_ script: AnimalScript) -> AnimalStore {
    makeStore { (previous) async throws(AnimalError) in try await script.animal(after: previous) }
  }

  private func makeStore(
    _ animal: @escaping @Sendable (Animal?) async throws(AnimalError) -> Animal
  ) -> AnimalStore {
    TestStore(
      initialState: AnimalState(current: .otter), reducer: animalReducer,
      middlewares: [animalMiddleware(animal: animal)], clock: clock)
  }

  private func fetch(in store: AnimalStore) throws {
    try store.send(.fetch) { $0.fetch = .underWay(attempt: 1) }
  }

  /// Advances the clock by the maximum delays before the second and third attempts.
  private func passRetries(of store: AnimalStore) async throws {
    for attempt in [2, 3] {
      try await store.receive(.retrying(attempt: attempt)) {
        $0.fetch = .underWay(attempt: attempt)
      }
      await clock.waitForSleepers()
      await clock.advance(by: .seconds(attempt - 1))
    }
  }

  private func alerts(of store: AnimalStore) -> AlertContext {
    store.store.alerts(
      for: \.error, dismiss: .errorSeen, tryAgain: .fetch,
      describer: ErrorLanguage.ofGallery.animalDescriber)
  }
}
