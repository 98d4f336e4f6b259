import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoaderTests {
  private let probe = LoadProbe()
  private let loader: Loader<String>

  init() {
    loader = Loader { [probe] progress in try await probe.run(progress) }
  }

  @Test func `a load returns after its value is loaded`() async throws {
    #expect(loader.state == .idle)
    let task = Task { await loader.load() }
    let call = try await probe.call(1)
    #expect(loader.state == .loading(previous: nil, progress: nil))
    call.succeed(with: "a")
    await task.value
    #expect(loader.state == .loaded("a"))
  }

  @Test func `concurrent loads call the operation once`() async throws {
    let tasks = (0..<1_000).map { _ in Task { await loader.load() } }
    try await probe.call(1).succeed(with: "a")
    for task in tasks { await task.value }
    #expect(probe.calls.count == 1)
    #expect(loader.state == .loaded("a"))
  }

  @Test func `a load after a successful load doesn't call the operation again`() async throws {
    let task = Task { await loader.load() }
    try await probe.call(1).succeed(with: "a")
    await task.value
    await loader.load()
    #expect(probe.calls.count == 1)
  }

  @Test func `content that appears after a successful retry starts no further run`() async throws {
    let appearance = Task { await loader.load() }
    try await probe.call(1).fail(with: LoadProblem.offline)
    await appearance.value
    #expect(loader.state.failure?.error as? LoadProblem == .offline)
    #expect(loader.state.failure?.attempts.count == 1)
    let retry = Task { await loader.retry() }
    try await probe.call(2).succeed(with: "a")
    await retry.value
    // The content appears twice after the retry.
    await loader.load()
    await loader.load()
    #expect(probe.calls.count == 2)
    #expect(loader.state == .loaded("a"))
  }

  @Test func `keeps the value when a reload fails`() async throws {
    let task = Task { await loader.load() }
    try await probe.call(1).succeed(with: "a")
    await task.value
    let reload = Task { await loader.reload() }
    let call = try await probe.call(2)
    #expect(loader.state == .loading(previous: "a", progress: nil))
    call.fail(with: LoadProblem.offline)
    await reload.value
    #expect(loader.state.value == "a")
    #expect(loader.state.failure?.error as? LoadProblem == .offline)
  }

  @Test func `a load with another identity cancels the run and discards its value`() async throws {
    let first = Task { await loader.load(id: 1, operation: probe.run) }
    let old = try await probe.call(1)
    let second = Task { await loader.load(id: 2, operation: probe.run) }
    await first.value
    let new = try await probe.call(2)
    await loader.wait { _ in old.isCancelled }
    new.succeed(with: "two")
    await second.value
    #expect(loader.state == .loaded("two"))
    let third = Task { await loader.load(id: 3, operation: probe.run) }
    let last = try await probe.call(3)
    #expect(loader.state == .loading(previous: nil, progress: nil))
    last.succeed(with: "three")
    await third.value
  }

  @Test func `the next attempt uses the newest operation of an identity`() async {
    await loader.load(id: 1) { "old" }
    await loader.load(id: 1) { "new" }
    #expect(loader.state == .loaded("old"))
    await loader.reload()
    #expect(loader.state == .loaded("new"))
  }

  @Test func `every load is a no-op before the loader has an operation`() async {
    let loader = Loader<String>()
    await loader.load()
    await loader.reload()
    await loader.retry()
    #expect(loader.state == .idle)
    await loader.load(id: 1) { "a" }
    #expect(loader.state == .loaded("a"))
  }

  @Test func `accepts the failure of an operation that runs off the main actor`() async {
    let loader = Loader(operation: failElsewhere)
    await loader.load()
    #expect(loader.state.failure?.error as? LoadProblem == .refused)
  }
}

@concurrent
private func failElsewhere() async throws -> Int {
  throw LoadProblem.refused
}
