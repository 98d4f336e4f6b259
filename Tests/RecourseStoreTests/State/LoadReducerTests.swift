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

  @Test func `load starts only when no value is loaded and no load is in flight`() {
    #expect(state(after: .load) == .loading(previous: nil, progress: nil))
    #expect(state(after: .load, .progressed(0.5), .load) == .loading(previous: nil, progress: 0.5))
    #expect(state(after: .load, from: .loaded(1)) == .loaded(1))
    #expect(
      state(after: .load, from: .failed(Self.failure, previous: 1))
        == .loading(previous: 1, progress: nil))
  }

  @Test func `a reload keeps the previous value until a new one is loaded`() {
    #expect(state(after: .reload, from: .loaded(1)) == .loading(previous: 1, progress: nil))
    #expect(
      state(after: .reload, .failed(Self.failure), from: .loaded(1))
        == .failed(Self.failure, previous: 1))
    #expect(state(after: .reload, .loaded(2), from: .loaded(1)) == .loaded(2))
  }

  @Test(arguments: [
    LoadAction<Int>.loaded(2), .failed(failure), .cancel, .stopped,
  ])
  func `every terminal action ends the progress`(_ end: LoadAction<Int>) {
    for start in [LoadState<Int>.idle, .loaded(1), .failed(Self.failure, previous: 1)] {
      let state = state(after: .reload, .progressed(0.5), end, from: start)
      #expect(!state.isLoading)
      #expect(state.value == (end == .loaded(2) ? 2 : start.value))
    }
  }

  @Test func `keeps loading between attempts, without the last attempt's progress`() {
    #expect(
      state(after: .load, .progressed(0.5), .retrying(Self.failure, after: .seconds(1)))
        == .loading(previous: nil, progress: nil))
  }

  @Test func `failureSeen clears a failure, and doesn't stop a load`() {
    #expect(state(after: .failureSeen, from: .failed(Self.failure, previous: 1)) == .loaded(1))
    #expect(state(after: .failureSeen, from: .failed(Self.failure, previous: nil)) == .idle)
    #expect(state(after: .load, .failureSeen).isLoading)
  }

  @Test func `states and actions survive encoding and decoding`() throws {
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
