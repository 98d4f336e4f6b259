import Testing

@testable import GalleryScreens  // The reducer is the app's own.

@MainActor
@Suite struct AnimalReducerTests {
  nonisolated private static let retry = AnimalState.Retry(attempt: 2, limit: 3)
  nonisolated private static let states: [AnimalState.Fetch] =
    [.idle, .underWay(nil), .underWay(retry)] + AnimalError.allCases.map { .failed($0) }

  @Test(arguments: states)
  func `a fetch begins anew whatever was before, and keeps the animal`(fetch: AnimalState.Fetch) {
    #expect(state(fetch, after: .fetch) == AnimalState(current: .otter, fetch: .underWay(nil)))
  }

  @Test(arguments: AnimalError.allCases)
  func `every failure ends the progress, and keeps the animal`(error: AnimalError) {
    let state = state(.underWay(nil), after: .failed(error))
    #expect(!state.isFetching)
    #expect(state.error == error)
    #expect(state.current == .otter)
  }

  @Test(arguments: states)
  func `an animal ends everything`(fetch: AnimalState.Fetch) {
    #expect(state(fetch, after: .fetched(.puffin)) == AnimalState(current: .puffin))
  }

  @Test func `another attempt is progress, as long as there is a fetch`() {
    #expect(state(.underWay(nil), after: .retrying(Self.retry)).fetch == .underWay(Self.retry))
    #expect(state(.idle, after: .retrying(Self.retry)).fetch == .idle)
    #expect(state(.failed(.closed), after: .retrying(Self.retry)).fetch == .failed(.closed))
  }

  @Test func `cancelling ends the progress, and leaves an error that nobody has seen`() {
    #expect(state(.underWay(Self.retry), after: .cancel).fetch == .idle)
    #expect(state(.failed(.closed), after: .cancel).fetch == .failed(.closed))
  }

  @Test func `an error that was seen is gone, and a fetch goes on`() {
    #expect(state(.failed(.offline), after: .errorSeen).fetch == .idle)
    #expect(state(.underWay(nil), after: .errorSeen).fetch == .underWay(nil))
  }

  private func state(_ fetch: AnimalState.Fetch, after action: AnimalAction) -> AnimalState {
    var state = AnimalAppState(animal: AnimalState(current: .otter, fetch: fetch))
    animalAppReducer(&state, .animal(action))
    return state.animal
  }
}
