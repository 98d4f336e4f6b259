import Recourse
import RecourseTesting

/// A clock whose time a test advances without giving other tasks a turn.
final class SteppingClock: Clock {
  typealias Instant = ManualClock.Instant

  private struct State {
    var now = Duration.zero
    var sleepers: [(deadline: Duration, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Locked(State())

  var now: Instant { Instant(offset: state.withLock(\.now)) }
  var minimumResolution: Duration { .zero }
  var sleepers: Int { state.withLock(\.sleepers.count) }

  /// Suspends until the deadline; a cancelled task stays suspended until then.
  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if deadline.offset > state.now { state.sleepers.append((deadline.offset, continuation)) }
        return deadline.offset <= state.now
      }
      if isOver { continuation.resume() }
    }
    try Task.checkCancellation()
  }

  /// Advances the time, and resumes the sleepers whose deadline has passed.
  func step(to time: Duration) {
    let awake = state.withLock { state in
      state.now = time
      let awake = state.sleepers.filter { $0.deadline <= time }
      state.sleepers.removeAll { $0.deadline <= time }
      return awake
    }
    for sleeper in awake { sleeper.continuation.resume() }
  }
}
