import Foundation
import Recourse
import Testing

@MainActor
@Suite struct LoadMachineTests {
  private var script = LoadMachineScript()

  @Test mutating func `starts one attempt for all callers`() {
    let first = script.load()
    #expect(script.state == .loading(previous: nil, progress: nil))
    let second = script.load()
    let third = script.reload()
    let fourth = script.retry()
    #expect(script.attempts == 1)
    script.succeed(with: "a")
    #expect(script.state == .loaded("a"))
    #expect(script.released == [first, second, third, fourth])
    #expect(!script.isBusy)
  }

  @Test mutating func `releases a caller immediately if the value is loaded`() {
    script.settle(as: "a")
    let caller = script.load()
    #expect(script.released.contains(caller))
    #expect(script.attempts == 1)
  }

  @Test mutating func `keeps the value during a reload and after a failed reload`() {
    script.settle(as: "a")
    script.reload()
    #expect(script.state == .loading(previous: "a", progress: nil))
    script.fail(with: LoadProblem.offline)
    #expect(script.state == .failed(LoadFailure(LoadProblem.offline), previous: "a"))
    script.load()
    #expect(script.state == .loading(previous: "a", progress: nil))
    script.succeed(with: "b")
    #expect(script.state == .loaded("b"))
  }

  @Test mutating func `a retry starts an attempt only after a failure`() {
    let idle = script.retry()
    #expect(script.released == [idle])
    script.settle(as: "a")
    let loaded = script.retry()
    #expect(script.released.contains(loaded))
    #expect(script.attempts == 1)
    script.reload()
    script.fail(with: LoadProblem.offline)
    script.retry()
    #expect(script.attempts == 3)
  }

  @Test mutating func `shows a failure with its countdown while a retry is scheduled`() {
    let caller = script.load()
    let countdown = script.fail(with: LoadProblem.offline, retryAfter: .seconds(3))
    let failure = LoadFailure(LoadProblem.offline, countdown: countdown)
    #expect(script.state == .failed(failure, previous: nil))
    #expect(script.released.isEmpty)
    script.endWait(countdown)
    #expect(script.state == .loading(previous: nil, progress: nil))
    #expect(script.attempts == 2)
    script.succeed(with: "a")
    #expect(script.released == [caller])
  }

  @Test mutating func `a load during the wait doesn't shorten the wait`() {
    script.load()
    let countdown = script.fail(with: LoadProblem.offline, retryAfter: .seconds(3))
    script.load()
    #expect(script.state.failure?.countdown == countdown)
    #expect(script.attempts == 1)
  }

  @Test(arguments: [false, true])
  mutating func `a retry or a reload ends the wait at once`(isRetry: Bool) {
    let first = script.load()
    let countdown = script.fail(with: LoadProblem.offline, retryAfter: .seconds(3))
    let second = isRetry ? script.retry() : script.reload()
    #expect(script.attempts == 2)
    script.endWait(countdown)
    #expect(script.attempts == 2, "the wait ended twice")
    script.succeed(with: "a")
    #expect(script.released == [first, second])
  }

  @Test mutating func `a wait that reaches the time limit fails the run and releases its callers`()
  {
    let caller = script.load()
    let countdown = script.fail(with: LoadProblem.offline, retryAfter: .seconds(3))
    script.giveUp(countdown)
    #expect(script.state == .failed(LoadFailure(LoadProblem.offline), previous: nil))
    #expect(script.released == [caller])
    #expect(!script.isBusy)
    script.retry()
    script.giveUp(countdown)
    #expect(script.state.isLoading, "gave up twice")
  }

  @Test mutating func `a leaving caller doesn't end the run of the others`() {
    let first = script.load()
    let second = script.load()
    script.leave(first)
    #expect(script.released == [first])
    #expect(script.state.isLoading)
    script.leave(first)
    #expect(script.state.isLoading, "left twice")
    script.succeed(with: "a")
    #expect(script.released == [first, second])
  }

  @Test mutating func `restores the previous state when the last caller leaves`() {
    script.leave(script.load())
    #expect(script.state == .idle)
    #expect(!script.isBusy)
    script.settle(as: "a")
    script.leave(script.reload())
    #expect(script.state == .loaded("a"))
    script.reload()
    script.fail(with: LoadProblem.offline)
    script.leave(script.retry())
    #expect(script.state == .failed(LoadFailure(LoadProblem.offline), previous: "a"))
    #expect(!script.isBusy)
  }

  @Test mutating func `keeps the failure when its wait is cancelled`() {
    let caller = script.load()
    let countdown = script.fail(with: LoadProblem.offline, retryAfter: .seconds(3))
    script.cancel()
    #expect(script.state == .failed(LoadFailure(LoadProblem.offline), previous: nil))
    #expect(script.released == [caller])
    script.endWait(countdown)
    #expect(script.attempts == 1)
  }

  @Test
  mutating func `never shows a failure that is retried at once, even if the retry is cancelled`() {
    script.load()
    script.fail(with: LoadProblem.offline, retryAfter: .zero)
    #expect(script.state == .loading(previous: nil, progress: nil))
    #expect(script.attempts == 2)
    script.cancel()
    #expect(script.state == .idle)
  }

  @Test mutating func `ignores results and progress of an attempt that has ended`() {
    script.load()
    let cancelled = script.attempt
    script.cancel()
    script.succeed(cancelled, with: "late")
    #expect(script.state == .idle)
    script.load()
    script.succeed(cancelled, with: "late")
    script.fail(cancelled, with: LoadProblem.offline)
    script.report(0.5, of: cancelled)
    #expect(script.state == .loading(previous: nil, progress: nil))
    #expect(script.decisions == 0, "asked what comes after a failure that doesn't count")
    script.succeed(with: "a")
    script.succeed(with: "again")
    #expect(script.state == .loaded("a"))
  }

  @Test(arguments: [CancellationError() as any Error, URLError(.cancelled)])
  mutating func `restores the previous state when the operation throws a cancellation`(
    _ cancellation: any Error
  ) {
    script.settle(as: "a")
    let caller = script.reload()
    script.fail(with: cancellation)
    #expect(script.state == .loaded("a"))
    #expect(script.released.contains(caller))
    #expect(script.decisions == 0, "a cancellation is no failure to decide about")
    #expect(!script.isBusy)
  }

  @Test mutating func `discards the value and the run of the previous key`() {
    let first = script.load("one")
    let old = script.attempt
    let second = script.load("two")
    #expect(script.released == [first])
    #expect(script.attempts == 2)
    script.succeed(old, with: "one")
    #expect(script.state == .loading(previous: nil, progress: nil))
    script.succeed(with: "two")
    #expect(script.state == .loaded("two"))
    #expect(script.released == [first, second])
    script.load("three")
    #expect(script.state == .loading(previous: nil, progress: nil))
    script.cancel()
    #expect(script.state == .idle, "the value of another key came back")
  }

  @Test mutating func `a load with the same key keeps the value and joins the run`() {
    script.load("one")
    script.load("one")
    #expect(script.attempts == 1)
    script.succeed(with: "one")
    script.load("one")
    script.load()
    #expect(script.attempts == 1)
    #expect(script.state == .loaded("one"))
  }

  @Test mutating func `shows each progress value once and discards it with the attempt`() {
    script.load()
    script.report(0.5)
    #expect(script.state == .loading(previous: nil, progress: 0.5))
    let shown = script.shown
    script.report(0.5)
    #expect(script.shown == shown)
    script.fail(with: LoadProblem.offline, retryAfter: .zero)
    #expect(script.state == .loading(previous: nil, progress: nil))
    #expect(script.shown == shown + 1)
  }

  @Test mutating func `cancelling without a run is a no-op`() {
    script.cancel()
    script.settle(as: "a")
    let shown = script.shown
    script.cancel()
    #expect(script.state == .loaded("a"))
    #expect(script.shown == shown)
  }
}
