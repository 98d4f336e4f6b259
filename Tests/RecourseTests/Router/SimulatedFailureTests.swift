import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SimulatedFailureTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) })
  private var errors: [any Error] { router.journal.entries.map(\.report.error) }

  @Test func `a simulated failure replaces the run of an operation until the simulation ends`()
    async
  {
    var runs = 0
    router.simulate(.offline)
    #expect(await router.attempt { runs += 1 }.value == nil)
    #expect(await router.attempt { runs += 1 }.value == nil)
    #expect(runs == 0)
    #expect(
      errors.map { ($0 as? URLError)?.code } == [.notConnectedToInternet, .notConnectedToInternet])
    router.simulate(nil)
    #expect(await router.attempt { runs += 1 }.value != nil)
    #expect(runs == 1)
  }

  @Test func `each operation in the code fails in as many runs as times`() async {
    router.simulate(.status(503), times: 2)
    var succeeded: [Int: Int] = [:]
    for _ in 1...3 {
      await router.attempt(line: 1) { succeeded[1, default: 0] += 1 }.value
      await router.attempt(line: 2) { succeeded[2, default: 0] += 1 }.value
    }
    #expect(succeeded == [1: 1, 2: 1])
    #expect(errors.map { ($0 as? HTTPResponseError)?.statusCode } == [503, 503, 503, 503])
  }

  @Test
  func `Try Again runs the operation after the last simulated failure`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let window = try TestWindow(router)
    router.simulate(.timedOut, times: 1)
    let attempt = router.attempt { "sent" }
    await eventually { window.alert != nil }
    try window.press("Try Again")
    #expect(await attempt.value == "sent")
  }

  @Test func `a loader fails as simulated, with its automatic retries`() async {
    var runs = 0
    let loader = Loader(retry: .constant(.zero, maxAttempts: 3), router: router) {
      runs += 1
      return runs
    }
    router.simulate(.timedOut, times: 2)
    await loader.load()
    #expect(loader.state.value == 1)
    router.simulate(.timedOut)
    await loader.reload()
    #expect(runs == 1)
    #expect(loader.state.failure?.attempts.count == 3)
    #expect(loader.state.value == 1)
  }

  @Test func `a slow operation begins after three seconds, and succeeds`() async {
    let clock = ManualClock()
    let router = ErrorRouter(clock: clock)
    var runs = 0
    router.simulate(.slow)
    let attempt = router.attempt { runs += 1 }
    await clock.waitForSleepers()
    await clock.advance(by: .milliseconds(2_999))
    #expect(runs == 0)
    await clock.advance(by: .milliseconds(1))
    #expect(await attempt.value != nil)
    #expect(runs == 1)
  }

  @Test func `a slow operation that is cancelled doesn't begin`() async {
    let clock = ManualClock()
    let router = ErrorRouter(clock: clock)
    var runs = 0
    router.simulate(.slow)
    let attempt = router.attempt { runs += 1 }
    await clock.waitForSleepers()
    attempt.cancel()
    #expect(await attempt.value == nil)
    #expect(runs == 0)
    #expect(router.journal.figures == ["ignored 1"])
  }

  @Test func `a kept change waits after a simulated failure, and is made at Try Again`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let window = try TestWindow(router)
    var sent: [String] = []
    router.onKeptChange(of: .note) { note, _ in sent.append(note) }
    router.simulate(.timedOut, times: 1)
    let handle = router.attempt(keeping: .note, "Hello")
    await eventually { window.alert != nil }
    #expect(sent.isEmpty)
    try window.press("Try Again")
    #expect(await handle.succeeded)
    #expect(sent == ["Hello"])
  }

  @Test func `the record of a simulated failure names the simulation as its activity`() async {
    router.simulate(.offline)
    await router.attempt {}.value
    #expect(router.journal.export().text.contains("during: simulated failure"))
  }

  @Test func `an error of the app is thrown as it is`() async {
    router.simulate(SimulatedFailure(CartError.soldOut))
    await router.attempt {}.value
    #expect(errors as? [CartError] == [.soldOut])
  }

  @Test(arguments: [
    ("offline", "NSURLErrorDomain -1009"), ("timed out", "NSURLErrorDomain -1001"),
    ("status 503", "HTTP 503"), ("status 404", "HTTP 404"),
    ("unreadable answer", "DecodingError.dataCorrupted"), ("disk full", "NSCocoaErrorDomain 640"),
  ])
  func `a name selects the failure with the error of that name`(
    _ name: String, label: String
  ) async {
    router.simulate(SimulatedFailure(named: name))
    await router.attempt {}.value
    #expect(errors.map { ErrorDetails(of: $0).developerText.contains(label) } == [true])
  }

  @Test(arguments: ["", "Offline", "status 200", "status", "status 5030", "offline "])
  func `an unknown name selects no failure`(_ name: String) {
    #expect(SimulatedFailure(named: name) == nil)
  }

  @Test func `a registered operation fails as simulated when it runs again`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let window = try TestWindow(router)
    var runs = 0
    router.onRetry(of: "sync") { runs += 1 }
    router.simulate(.timedOut, times: 2)
    router.report(URLError(.timedOut), origin: .userAction, retryKey: "sync")
    for run in 1...2 {
      await eventually { window.alert != nil }
      try window.press("Try Again")
      await router.journal.wait { $0.reported == run + 1 }
    }
    #expect(runs == 0)
    await eventually { window.alert != nil }
    try window.press("Try Again")
    await eventually { runs == 1 }
  }

  @Test func `a batch fails with the simulated failures of its elements`() async {
    router.simulate(.timedOut)
    _ = await router.attemptAll(1...3) { $0 }.value
    #expect(errors.map { ($0 as? AggregateError)?.failures.count } == [3])
  }

  @Test func `a kept change that a simulated failure refuses is not dropped`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let window = try TestWindow(router)
    var sent: [String] = []
    router.onKeptChange(of: .note) { note, _ in sent.append(note) }
    router.simulate(.status(404), times: 1)
    router.attempt(keeping: .note, "Hello")
    await eventually { window.alert != nil }
    #expect(router.keptChanges.map { $0.content(of: .note) } == ["Hello"])
    router.simulate(nil)
    router.attempt(keeping: .note, "World")
    await eventually { sent == ["Hello", "World"] }
  }

  @Test func `a run that is cancelled before it begins uses up no failure`() async {
    router.simulate(.timedOut, times: 1)
    let cancelled = router.attempt(line: 1) {}
    cancelled.cancel()
    _ = await cancelled.value
    #expect(await router.attempt(line: 1) {}.value == nil)
    #expect(router.journal.figures == ["ignored 1", "logged 1"])
  }

  @Test func `a loader that is released resolves its reports although its operation never ends`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let window = try TestWindow(router)
    let clock = ManualClock()
    var held: CheckedContinuation<Void, Never>?
    var loader: Loader<Int>? = Loader(
      retry: .never.attemptTimeLimit(.seconds(1)), context: RetryContext(clock: clock),
      router: router
    ) {
      await withCheckedContinuation { held = $0 }
      return 1
    }
    let load = Task { [loader] in await loader?.load() }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    await load.value
    await eventually { window.alert != nil }
    loader = nil
    await eventually { window.alert == nil }
    held?.resume()
  }
}

extension KeptChange.Kind<String> {
  fileprivate static var note: Self { "note" }
}

private enum CartError: Error { case soldOut }
