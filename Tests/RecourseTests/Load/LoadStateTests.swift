import Recourse
import Testing

@MainActor
@Suite struct LoadStateTests {
  private let failure = LoadFailure(LoadProblem.offline)

  @Test func `returns the current or the previous value`() {
    #expect(LoadState<Int>.idle.value == nil)
    #expect(LoadState.loaded(1).value == 1)
    #expect(LoadState.loading(previous: 1, progress: nil).value == 1)
    #expect(LoadState<Int>.loading(previous: nil, progress: nil).value == nil)
    #expect(LoadState.failed(failure, previous: 1).value == 1)
    #expect(LoadState<Int>.failed(failure, previous: nil).value == nil)
  }

  @Test func `maps the value and preserves everything else`() {
    let states: [LoadState<Int>] = [
      .idle, .loaded(1), .loading(previous: 1, progress: 0.5), .loading(previous: nil, progress: 1),
      .failed(failure, previous: 1), .failed(failure, previous: nil),
    ]
    #expect(
      states.map { state in state.map { "\($0)" } } == [
        .idle, .loaded("1"), .loading(previous: "1", progress: 0.5),
        .loading(previous: nil, progress: 1),
        .failed(failure, previous: "1"), .failed(failure, previous: nil),
      ])
  }

  @Test func `mapping throws the transform's typed error`() {
    #expect(throws: LoadProblem.refused) {
      try LoadState.loaded(1).map { _ throws(LoadProblem) -> Int in throw .refused }
    }
  }

  @Test func `compares failures by problem and by countdown`() {
    let countdown = RetryCountdown(.seconds(1)) { _ in }
    let other = RetryCountdown(.seconds(1)) { _ in }
    let waiting = LoadFailure(LoadProblem.offline, countdown: countdown)
    #expect(failure == LoadFailure(LoadProblem.offline))
    #expect(failure != LoadFailure(LoadProblem.refused))
    #expect(failure != waiting)
    #expect(waiting == LoadFailure(LoadProblem.offline, countdown: countdown))
    #expect(waiting != LoadFailure(LoadProblem.offline, countdown: other))
  }
}
