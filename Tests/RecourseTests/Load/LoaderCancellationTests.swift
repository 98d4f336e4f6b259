import Observation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoaderCancellationTests {
  private let probe = LoadProbe()

  @Test func `cancels the operation and returns to idle when the only caller leaves`() async throws
  {
    let loader = Loader(operation: probe.run)
    let task = Task { await loader.load() }
    let call = try await probe.call(1)
    task.cancel()
    await task.value
    #expect(loader.state == .idle)
    await letLoadTasksRun()
    #expect(call.isCancelled)
    #expect(probe.running == 0)
    #expect(loader.state == .idle)
  }

  @Test func `releases a cancelled caller without cancelling the others' load`() async throws {
    let loader = Loader(operation: probe.run)
    let staying = Task { await loader.load() }
    let leaving = Task { await loader.load() }
    let call = try await probe.call(1)
    leaving.cancel()
    await leaving.value
    #expect(loader.state.isLoading)
    #expect(!call.isCancelled)
    call.succeed(with: "a")
    await staying.value
    #expect(loader.state == .loaded("a"))
  }

  @Test func `a caller that is already cancelled starts no load`() async {
    let loader = Loader(operation: probe.run)
    let task = Task { await loader.load(id: 1, operation: probe.run) }
    task.cancel()
    await task.value
    await letLoadTasksRun()
    #expect(probe.calls.isEmpty)
    #expect(loader.state == .idle)
  }

  @Test func `a caller that is already cancelled doesn't discard the value`() async {
    let loader = Loader<String>()
    await loader.load(id: 1) { "one" }
    let task = Task { await loader.load(id: 2, operation: probe.run) }
    task.cancel()
    await task.value
    #expect(loader.state == .loaded("one"))
  }

  @Test func `a load cancelled before its task runs never calls the operation`() async {
    let loader = Loader(operation: probe.run)
    withObservationTracking {
      _ = loader.state
    } onChange: {
      // The loader's state changes on the main actor only.
      MainActor.assumeIsolated { loader.cancel() }
    }
    await loader.load()
    await letLoadTasksRun()
    #expect(probe.calls.isEmpty)
    #expect(loader.state == .idle)
  }

  @Test(arguments: [false, true])
  func `ignores the result of a cancelled operation`(succeeds: Bool) async throws {
    let probe = LoadProbe(heedsCancellation: false)
    let loader = Loader(operation: probe.run)
    let task = Task { await loader.load() }
    let call = try await probe.call(1)
    loader.cancel()
    await task.value
    if succeeds { call.succeed(with: "late") } else { call.fail(with: LoadProblem.offline) }
    await letLoadTasksRun()
    #expect(probe.running == 0)
    #expect(loader.state == .idle)
  }

  @Test func `starts a new load while a cancelled operation is still running`() async throws {
    let probe = LoadProbe(heedsCancellation: false)
    let loader = Loader(operation: probe.run)
    let first = Task { await loader.load() }
    let old = try await probe.call(1)
    first.cancel()
    await first.value
    let second = Task { await loader.load() }
    let new = try await probe.call(2)
    old.fail(with: LoadProblem.offline)
    await letLoadTasksRun()
    #expect(loader.state.isLoading)
    new.succeed(with: "new")
    await second.value
    #expect(loader.state == .loaded("new"))
  }

  @Test func `returns to idle when the operation throws a cancellation error`() async {
    let loader = Loader<String> { throw CancellationError() }
    await loader.load()
    #expect(loader.state == .idle)
  }

  @Test func `an operation that never returns doesn't retain the loader`() async throws {
    let probe = LoadProbe(heedsCancellation: false)
    weak var released: Loader<String>?
    do {
      let loader = Loader(operation: probe.run)
      released = loader
      let task = Task { await loader.load() }
      _ = try await probe.call(1)
      task.cancel()
      await task.value
    }
    await letLoadTasksRun()
    #expect(released == nil)
    #expect(probe.running == 1)
    probe.calls[0].succeed(with: "late")
    await letLoadTasksRun()
    #expect(probe.running == 0)
  }

  @Test func `a countdown doesn't retain the loader`() async {
    let clock = ManualClock()
    weak var released: Loader<String>?
    var countdown: RetryCountdown?
    do {
      let loader = Loader<String>(
        retry: .constant(.seconds(5), maxAttempts: 3), context: RetryContext(clock: clock)
      ) {
        throw LoadProblem.offline
      }
      released = loader
      let task = Task { await loader.load() }
      await clock.waitForSleepers()
      countdown = loader.state.failure?.countdown
      task.cancel()
      await task.value
    }
    await letLoadTasksRun()
    #expect(released == nil)
    #expect(clock.sleepers == 0)
    countdown?.tryNow()
  }
}
