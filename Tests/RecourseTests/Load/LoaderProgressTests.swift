import Observation
import Recourse
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LoaderProgressTests {
  private let probe = LoadProbe()
  private let loader: Loader<String>

  init() {
    loader = Loader(operation: probe.run)
  }

  @Test(
    arguments: [
      (0, 0), (0.25, 0.25), (1, 1), (-1, 0), (7, 1), (.infinity, 1), (-.infinity, 0),
    ] as [(Double, Double)])
  func `clamps the reported progress to the range from 0 to 1`(reported: Double, shown: Double)
    async throws
  {
    let task = Task { await loader.load() }
    try await probe.call(1).progress.report(reported)
    await loader.wait { $0.progress != nil }
    #expect(loader.state == .loading(previous: nil, progress: shown))
    task.cancel()
    await task.value
  }

  @Test func `ignores a progress that is not a number`() async throws {
    let task = Task { await loader.load() }
    let progress = try await probe.call(1).progress
    progress.report(.nan)
    progress.report(0.5)
    progress.report(.nan)
    await loader.wait { $0.progress != nil }
    #expect(loader.state.progress == 0.5)
    task.cancel()
    await task.value
  }

  @Test func `a flood of reports changes the state once, to the latest progress`() async throws {
    let task = Task { await loader.load() }
    let progress = try await probe.call(1).progress
    let changes = LoadChanges(of: loader)
    for part in 1...10_000 { progress.report(Double(part) / 10_000) }
    await loader.wait { $0.progress == 1 }
    #expect(changes.count == 1)
    task.cancel()
    await task.value
  }

  @Test func `repeating a progress value doesn't change the state`() async throws {
    let task = Task { await loader.load() }
    let progress = try await probe.call(1).progress
    progress.report(0.5)
    await loader.wait { $0.progress == 0.5 }
    let changes = LoadChanges(of: loader)
    progress.report(0.5)
    await letLoadTasksRun()
    #expect(changes.count == 0)
    task.cancel()
    await task.value
  }

  @Test func `accepts progress from any thread`() async throws {
    let task = Task { await loader.load() }
    let progress = try await probe.call(1).progress
    await withTaskGroup(of: Void.self) { group in
      for part in 0..<100 { group.addTask { progress.report(Double(part) / 200) } }
    }
    progress.report(1)
    await loader.wait { $0.progress == 1 }
    task.cancel()
    await task.value
  }

  @Test func `ignores progress of an operation that has ended`() async throws {
    let task = Task { await loader.load() }
    let call = try await probe.call(1)
    call.succeed(with: "a")
    await task.value
    let reload = Task { await loader.reload() }
    _ = try await probe.call(2)
    call.progress.report(0.5)
    await letLoadTasksRun()
    #expect(loader.state == .loading(previous: "a", progress: nil))
    reload.cancel()
    await reload.value
  }
}

/// Counts the changes of a loader's state that its observers are notified of.
@MainActor
final class LoadChanges {
  private(set) var count = 0

  init<Value>(of loader: Loader<Value>) {
    observe(loader)
  }

  private func observe<Value>(_ loader: Loader<Value>) {
    withObservationTracking {
      _ = loader.state
    } onChange: { [weak self] in
      // The loader's state changes on the main actor only.
      MainActor.assumeIsolated {
        self?.count += 1
        self?.observe(loader)
      }
    }
  }
}
