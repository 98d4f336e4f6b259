import Foundation
import Recourse
import RecourseStore
import Testing

@Suite struct LoadReducerTests {
  private static let failure = LoadFailure(EffectTestError.broken)

  private func state(
    after actions: LoadAction<Int>..., from state: LoadState<Int> = .idle
  ) -> LoadState<Int> {
    actions.reduce(into: state) { loadReducer(state: &$0, action: $1) }
  }

  @Test func `loads what isn't there, and nothing twice`() {
    #expect(state(after: .load) == .loading(previous: nil, progress: nil))
    #expect(state(after: .load, .progressed(0.5), .load) == .loading(previous: nil, progress: 0.5))
    #expect(state(after: .load, from: .loaded(1)) == .loaded(1))
    #expect(
      state(after: .load, from: .failed(Self.failure, previous: 1))
        == .loading(previous: 1, progress: nil))
  }

  @Test func `keeps the value through a reload that fails`() {
    #expect(state(after: .reload, from: .loaded(1)) == .loading(previous: 1, progress: nil))
    #expect(
      state(after: .reload, .failed(Self.failure), from: .loaded(1))
        == .failed(Self.failure, previous: 1))
    #expect(state(after: .reload, .loaded(2), from: .loaded(1)) == .loaded(2))
  }

  @Test(arguments: [
    LoadAction<Int>.loaded(2), .failed(failure), .cancel, .stopped,
  ])
  func `every end ends the progress`(_ end: LoadAction<Int>) {
    for start in [LoadState<Int>.idle, .loaded(1), .failed(Self.failure, previous: 1)] {
      let state = state(after: .reload, .progressed(0.5), end, from: start)
      #expect(!state.isLoading)
      #expect(state.value == (end == .loaded(2) ? 2 : start.value))
    }
  }

  @Test func `goes on loading between attempts, without what the last one has reported`() {
    #expect(
      state(after: .load, .progressed(0.5), .retrying(Self.failure, after: .seconds(1)))
        == .loading(previous: nil, progress: nil))
  }

  @Test func `forgets a failure that was seen, and nothing else`() {
    #expect(state(after: .failureSeen, from: .failed(Self.failure, previous: 1)) == .loaded(1))
    #expect(state(after: .failureSeen, from: .failed(Self.failure, previous: nil)) == .idle)
    #expect(state(after: .load, .failureSeen).isLoading)
  }

  @Test func `is written to a file and read from it`() throws {
    let states: [LoadState<Int>] = [
      .idle, .loaded(1), .loading(previous: 1, progress: 0.5),
      .failed(Self.failure, previous: 1),
    ]
    let data = try JSONEncoder().encode(states)
    #expect(try JSONDecoder().decode([LoadState<Int>].self, from: data) == states)
    let actions: [LoadAction<Int>] = [
      .load, .loaded(1), .retrying(Self.failure, after: .seconds(1)),
    ]
    let actionData = try JSONEncoder().encode(actions)
    #expect(try JSONDecoder().decode([LoadAction<Int>].self, from: actionData) == actions)
  }
}
