import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AnimalAppTests {
  private func makeStore(
    _ service: AnimalApp.Service
  ) -> TestStore<AnimalApp.State, AnimalApp.Action> {
    TestStore(
      initialState: AnimalApp.State(), reducer: AnimalApp.reducer,
      middlewares: [AnimalApp.middleware(service)])
  }

  /// Advances the clock past two retry delays, which have jitter.
  private func passRetries(of store: TestStore<AnimalApp.State, AnimalApp.Action>) async {
    for delay in [1, 2] {
      #expect(await becomes { store.clock.sleepers == 1 })
      await store.clock.advance(by: .seconds(delay))
    }
  }

  @Test func `sets the progress flag until the animal is fetched`() async throws {
    let store = makeStore(AnimalApp.Service(.success("Okapi")))
    try store.send(.fetch) { $0.animal.isFetching = true }
    try await store.receive(.fetched("Okapi")) {
      $0.animal.isFetching = false
      $0.animal.current = "Okapi"
    }
    try await store.finish()
  }

  @Test func `retries automatically, and succeeds at the third attempt`() async throws {
    let store = makeStore(
      AnimalApp.Service(.failure(.network), .failure(.network), .success("Okapi")))
    try store.send(.fetch) { $0.animal.isFetching = true }
    await passRetries(of: store)
    try await store.receive(.fetched("Okapi")) {
      $0.animal.isFetching = false
      $0.animal.current = "Okapi"
    }
    try await store.finish()
  }

  @Test(arguments: [AnimalApp.Problem.network, .unknown])
  func `every failure clears the progress flag`(_ problem: AnimalApp.Problem) async throws {
    let store = makeStore(
      AnimalApp.Service(.failure(problem), .failure(problem), .failure(problem)))
    try store.send(.fetch) { $0.animal.isFetching = true }
    await passRetries(of: store)
    try await store.receive(.failed(problem)) {
      $0.animal.isFetching = false
      $0.animal.error = problem
    }
    try await store.finish()
  }

  @Test func `dismissing the alert clears the error`() async throws {
    let store = makeStore(AnimalApp.Service())
    let alert = store.store.alerts(for: \.animal.error, dismiss: .errorSeen)
    try store.send(.failed(.network)) { $0.animal.error = .network }
    _ = try await alert.next()
    try alert.answer("OK")
    try await store.receive(.errorSeen) { $0.animal.error = nil }
    #expect(!alert.isActive)
    #expect(alert.waitingCount == 0)
    try await store.finish()
  }
}
