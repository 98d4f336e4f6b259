import RecourseStore
import RecourseTesting

struct QuickService: AnimalService {
  func animal() async throws(AnimalError) -> String { "Cat" }
}

@MainActor
func fetchesAnAnimal() async throws {
  let store = TestStore(
    initialState: AppState(), reducer: appReducer, middlewares: [animalMiddleware(QuickService())])
  try store.send(.animal(.fetch)) { $0.animal.isLoading = true }
  try await store.receive(.animal(.fetched("Cat"))) {
    $0.animal.isLoading = false
    $0.animal.current = "Cat"
  }
  try await store.finish()
}
