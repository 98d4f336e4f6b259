import Observation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct LoaderCancellationTests {
  private let probe = LoadProbe()

  @Test func `leaves no task and no error when its only caller leaves while it loads`() async throws
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

  @Test func `lets a cancelled caller go while the others wait on`() async throws {
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

  @Test func `does not start for a caller that is cancelled already`() async {
    let loader = Loader(operation: probe.run)
    let task = Task { await loader.load(id: 1, operation: probe.run) }
    task.cancel()
    await task.value
    await letLoadTasksRun()
    #expect(probe.calls.isEmpty)
    #expect(loader.state == .idle)
  }

  @Test func `drops no value for a caller that is cancelled already`() async {
    let loader = Loader<String>()
    await loader.load(id: 1) { "one" }
    let task = Task { await loader.load(id: 2, operation: probe.run) }
    task.cancel()
    await task.value
    #expect(loader.state == .loaded("one"))
  }

  @Test func `does not call the operation when it is cancelled before its turn`() async {
    let loader = Loader(operation: probe.run)
    withObservationTracking {
      _ = loader.state
    } onChange: {
      // The loader changes on the main actor only.
      MainActor.assumeIsolated { loader.cancel() }
    }
    await loader.load()
    await letLoadTasksRun()
    #expect(probe.calls.isEmpty)
    #expect(loader.state == .idle)
  }

  @Test(arguments: [false, true])
  func `ignores what comes of an operation after it was cancelled`(succeeds: Bool) async throws {
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

  @Test func `starts anew while a cancelled operation has not ended`() async throws {
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

  @Test func `shows nothing when the operation says that it was cancelled`() async {
    let loader = Loader<String> { throw CancellationError() }
    await loader.load()
    #expect(loader.state == .idle)
  }

  @Test func `is not kept by an operation that doesn't end`() async throws {
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

  @Test func `is not kept by a countdown`() async {
    let clock = ManualClock()
    weak var released: Loader<String>?
    var countdown: RetryCountdown?
    do {
      let loader = Loader<String>(retry: .constant(.seconds(5), maxAttempts: 3), clock: clock) {
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
