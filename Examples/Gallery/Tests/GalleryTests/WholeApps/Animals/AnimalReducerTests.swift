import Testing

@testable import GalleryScreens  // The reducer is the app's own.

@MainActor
@Suite struct AnimalReducerTests {
  nonisolated private static let retry = AnimalState.Retry(attempt: 2, limit: 3)
  nonisolated private static let states: [AnimalState.Fetch] =
    [.idle, .underWay(nil), .underWay(retry)] + AnimalError.allCases.map { .failed($0) }

  @Test(arguments: states)
  func `a fetch starts from any state, and keeps the animal`(fetch: AnimalState.Fetch) {
    #expect(state(fetch, after: .fetch) == AnimalState(current: .otter, fetch: .underWay(nil)))
  }

  @Test(arguments: AnimalError.allCases)
  func `every failure ends the progress and keeps the animal`(error: AnimalError) {
    let state = state(.underWay(nil), after: .failed(error))
    #expect(!state.isFetching)
    #expect(state.error == error)
    #expect(state.current == .otter)
  }

  @Test(arguments: states)
  func `a fetched animal ends any progress or failure`(fetch: AnimalState.Fetch) {
    #expect(state(fetch, after: .fetched(.puffin)) == AnimalState(current: .puffin))
  }

  @Test func `a retry updates the progress only during a fetch`() {
    #expect(state(.underWay(nil), after: .retrying(Self.retry)).fetch == .underWay(Self.retry))
    #expect(state(.idle, after: .retrying(Self.retry)).fetch == .idle)
    #expect(state(.failed(.closed), after: .retrying(Self.retry)).fetch == .failed(.closed))
  }

  @Test func `cancelling ends the progress but keeps an unseen error`() {
    #expect(state(.underWay(Self.retry), after: .cancel).fetch == .idle)
    #expect(state(.failed(.closed), after: .cancel).fetch == .failed(.closed))
  }

  @Test func `seeing an error clears it but leaves a fetch in progress`() {
    #expect(state(.failed(.offline), after: .errorSeen).fetch == .idle)
    #expect(state(.underWay(nil), after: .errorSeen).fetch == .underWay(nil))
  }

  private func state(_ fetch: AnimalState.Fetch, after action: AnimalAction) -> AnimalState {
    var state = AnimalAppState(animal: AnimalState(current: .otter, fetch: fetch))
    animalAppReducer(&state, .animal(action))
    return state.animal
  }
}
