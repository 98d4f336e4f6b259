import Testing

@testable import GalleryScreens  // The reducer is the app's own.

@MainActor
@Suite struct AnimalReducerTests {
  nonisolated private static let states: [AnimalState.Fetch] =
    [.idle, .underWay(attempt: 1), .underWay(attempt: 2)] + AnimalError.allCases.map { .failed($0) }

  @Test(arguments: states)
  func `a fetch starts from any state, and keeps the animal`(fetch: AnimalState.Fetch) {
    let state = state(fetch, after: .fetch)
    #expect(state == AnimalState(current: .otter, fetch: .underWay(attempt: 1)))
  }

  @Test(arguments: AnimalError.allCases)
  func `every failure ends the progress and keeps the animal`(error: AnimalError) {
    let state = state(.underWay(attempt: 1), after: .failed(error))
    #expect(!state.isFetching)
    #expect(state.error == error)
    #expect(state.current == .otter)
  }

  @Test(arguments: states)
  func `a fetched animal ends any progress or failure`(fetch: AnimalState.Fetch) {
    #expect(state(fetch, after: .fetched(.puffin)) == AnimalState(current: .puffin))
  }

  @Test func `a retry updates the progress only during a fetch`() {
    let retry = AnimalAction.retrying(attempt: 2)
    #expect(state(.underWay(attempt: 1), after: retry).fetch == .underWay(attempt: 2))
    #expect(state(.idle, after: retry).fetch == .idle)
    #expect(state(.failed(.closed), after: retry).fetch == .failed(.closed))
  }

  @Test func `cancelling ends the progress but keeps an unseen error`() {
    #expect(state(.underWay(attempt: 2), after: .cancel).fetch == .idle)
    #expect(state(.failed(.closed), after: .cancel).fetch == .failed(.closed))
  }

  @Test func `seeing an error clears it but leaves a fetch in progress`() {
    #expect(state(.failed(.offline), after: .errorSeen).fetch == .idle)
    #expect(state(.underWay(attempt: 1), after: .errorSeen).fetch == .underWay(attempt: 1))
  }

  private func state(_ fetch: AnimalState.Fetch, after action: AnimalAction) -> AnimalState {
    var state = AnimalState(current: .otter, fetch: fetch)
    animalReducer(state: &state, action: action)
    return state
  }
}
