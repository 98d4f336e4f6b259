import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorMiddlewareTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })

  private func makeStore() -> TestStore<AnimalApp.State, AnimalApp.Action> {
    TestStore(
      initialState: AnimalApp.State(), reducer: AnimalApp.reducer,
      middlewares: [
        errorMiddleware(to: router) { action in
          if case .failed(let error) = action { (error, tryAgain: .fetch) } else { nil }
        }
      ])
  }

  @Test func `reports an action's error, and Try Again sends the retry action`() async throws {
    let store = makeStore()
    try store.send(.failed(.network)) { $0.animal.error = .network }
    #expect(await becomes { router.presentedError as? AnimalApp.Problem == .network })
    try router.answerAlert("Try Again")
    try await store.receive(.fetch) {
      $0.animal.error = nil
      $0.animal.isFetching = true
    }
    try await store.finish()
    #expect(router.journal.counts.byOutcome == [.presented: 1])
  }

  @Test func `finishes when the user cancels`() async throws {
    let store = makeStore()
    try store.send(.failed(.network)) { $0.animal.error = .network }
    #expect(await becomes { router.presentedError != nil })
    try router.answerAlert("Cancel")
    try await store.finish()
  }

  @Test func `reports nothing for other actions`() async throws {
    let store = makeStore()
    try store.send(.errorSeen)
    try await store.finish()
    #expect(router.journal.counts.reported == 0)
  }
}
