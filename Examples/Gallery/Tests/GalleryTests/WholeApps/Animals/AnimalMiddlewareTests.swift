import RecourseStore
import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The middleware is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AnimalMiddlewareTests {
  private typealias AppStore = TestStore<AnimalAppState, AnimalAppAction>

  private let clock = ManualClock()

  private func makeStore(
    _ service: any AnimalService, current: Animal? = nil
  ) -> AppStore {
    TestStore(
      initialState: AnimalAppState(animal: AnimalState(current: current)),
      reducer: animalAppReducer,
      middlewares: [animalMiddleware(service, retry: .exponential(maxAttempts: 3).jitter(.none))],
      clock: clock)
  }

  @Test func `fetches the animal that follows the current one`() async throws {
    let script = AnimalScript(.success(.puffin))
    let store = makeStore(script, current: .otter)
    try store.send(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    try await store.receive(.animal(.fetched(.puffin))) {
      $0.animal = AnimalState(current: .puffin)
    }
    #expect(await script.asked == [.otter])
    try await store.finish()
  }

  @Test func `retries after 1 and 2 seconds, and reports the progress`() async throws {
    let script = AnimalScript(.failure(.closed), .failure(.offline), .success(.okapi))
    let store = makeStore(script)
    try store.send(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    try await passRetries(of: store)
    try await store.receive(.animal(.fetched(.okapi))) {
      $0.animal = AnimalState(current: .okapi)
    }
    #expect(await script.asked.count == 3)
    try await store.finish()
  }

  @Test(arguments: [AnimalError.offline, .closed])
  func `gives up after three attempts and ends the progress`(error: AnimalError) async throws {
    let script = AnimalScript(.failure(error), .failure(error), .failure(error))
    let store = makeStore(script, current: .otter)
    try store.send(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    try await passRetries(of: store)
    try await store.receive(.animal(.failed(error))) { $0.animal.fetch = .failed(error) }
    #expect(store.state.animal.current == .otter)
    try await store.finish()
  }

  @Test(arguments: [AnimalError.unknownAnimal, .unreadable])
  func `a permanent error is not retried`(error: AnimalError) async throws {
    let script = AnimalScript(.failure(error), .success(.okapi))
    let store = makeStore(script)
    try store.send(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    try await store.receive(.animal(.failed(error))) { $0.animal.fetch = .failed(error) }
    #expect(await script.asked.count == 1)
    try await store.finish()
  }

  @Test func `a late answer after a cancellation is discarded`() async throws {
    let store = makeStore(LateService(clock: clock))
    try store.send(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    await clock.waitForSleepers()
    try store.send(.animal(.cancel)) { $0.animal.fetch = .idle }
    await clock.advance(by: .seconds(10))
    try await store.finish()
    #expect(clock.sleepers == 0)
  }

  @Test func `a cancellation between two attempts ends the retry`() async throws {
    let script = AnimalScript(.failure(.closed), .success(.okapi))
    let store = makeStore(script)
    try store.send(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    try await store.receive(.animal(.retrying(.init(attempt: 2, limit: 3)))) {
      $0.animal.fetch = .underWay(.init(attempt: 2, limit: 3))
    }
    await clock.waitForSleepers()
    try store.send(.animal(.cancel)) { $0.animal.fetch = .idle }
    await clock.advance(by: .seconds(10))
    try await store.finish()
    #expect(await script.asked.count == 1)
  }

  @Test func `a fetch that is cancelled at once never runs`() async throws {
    let script = AnimalScript(.success(.okapi))
    let store = makeStore(script)
    try store.send(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    try store.send(.animal(.cancel)) { $0.animal.fetch = .idle }
    try await store.finish()
    #expect(await script.asked.isEmpty)
  }

  @Test func `closing the alert clears the error`() async throws {
    let store = makeStore(AnimalScript(.failure(.unknownAnimal)))
    let alert = alerts(of: store)
    try store.send(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    try await store.receive(.animal(.failed(.unknownAnimal))) {
      $0.animal.fetch = .failed(.unknownAnimal)
    }
    #expect(try await alert.next().actions.map(\.title) == ["OK"])
    try alert.answer("OK")
    try await store.receive(.animal(.errorSeen)) { $0.animal.fetch = .idle }
    #expect(!alert.isActive && alert.waitingCount == 0)
    try await store.finish()
  }

  @Test func `the alert for a transient error offers Try Again`() async throws {
    let store = makeStore(AnimalScript(.failure(.closed), .failure(.closed), .failure(.closed)))
    let alert = alerts(of: store)
    try store.send(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    try await passRetries(of: store)
    try await store.receive(.animal(.failed(.closed))) { $0.animal.fetch = .failed(.closed) }
    let content = try await alert.next()
    #expect(content.title == "The service is closed")
    try alert.answer("Try Again")
    try await store.receive(.animal(.fetch)) { $0.animal.fetch = .underWay(nil) }
    try await store.receive(.animal(.failed(.unreadable))) {
      $0.animal.fetch = .failed(.unreadable)
    }
    #expect(try await alert.next().title == "The response is unreadable")
    try await store.finish()
  }

  /// Advances the clock by the delays before the second and third attempts, which have no jitter.
  private func passRetries(of store: AppStore) async throws {
    for attempt in [2, 3] {
      let retry = AnimalState.Retry(attempt: attempt, limit: 3)
      try await store.receive(.animal(.retrying(retry))) { $0.animal.fetch = .underWay(retry) }
      let moment = clock.now.offset + .seconds(attempt - 1)
      await clock.waitForSleeper(until: moment)
      await clock.advance(to: moment)
    }
  }

  private func alerts(of store: AppStore) -> AlertContext {
    store.store.alerts(
      for: \.animal.error, dismiss: .animal(.errorSeen), tryAgain: .animal(.fetch),
      describer: AnimalWords(in: .ofGallery).describer)
  }
}
