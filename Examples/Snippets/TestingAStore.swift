// Tests a store and its effects without waiting for real time.
import Recourse
import RecourseStore
import RecourseTesting

struct AnimalState: Sendable, Equatable {
  var current = ""
  var isLoading = false
  var error: AnimalError?
}

enum AnimalAction: Sendable, Equatable {
  case fetch
  case fetched(String)
  case failed(AnimalError)
}

enum AnimalError: Error {
  case asleep
}

func animalReducer(state: inout AnimalState, action: AnimalAction) {
  switch action {
  case .fetch:
    state.isLoading = true
    state.error = nil
  case .fetched(let name):
    state.isLoading = false
    state.current = name
  case .failed(let error):
    state.isLoading = false
    state.error = error
  }
}

func animals(
  _ next: @escaping @Sendable () async throws(AnimalError) -> String
) -> Middleware<AnimalState, AnimalAction> {
  { _, action in
    guard action == .fetch else { return .none }
    return .run { () async throws(AnimalError) in try await next() }
      .retry(.constant(.seconds(1), maxAttempts: 2))
      .map { .fetched($0) }
      .catch { error in .just(.failed(error)) }
  }
}

@MainActor
func fetchesAnAnimal() async throws {
  let store = TestStore(
    initialState: AnimalState(), reducer: animalReducer,
    middlewares: [animals { () async throws(AnimalError) in "Cat" }])
  try store.send(.fetch) { $0.isLoading = true }
  try await store.receive(.fetched("Cat")) {
    $0.isLoading = false
    $0.current = "Cat"
  }
  try await store.finish()
}

@MainActor
func triesAgain() async throws {
  let store = TestStore(
    initialState: AnimalState(), reducer: animalReducer,
    middlewares: [animals { () async throws(AnimalError) in throw .asleep }])
  try store.send(.fetch) { $0.isLoading = true }
  await store.clock.waitForSleeper(until: .seconds(1))
  await store.clock.advance(by: .seconds(1))
  try await store.receive(.failed(.asleep)) {
    $0.isLoading = false
    $0.error = .asleep
  }
  try await store.finish()
}
