import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SimulatedFailureTests {
  private let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) })
  private var errors: [any Error] { router.journal.entries.map(\.report.error) }

  @Test func `an operation fails as simulated without being run, until the simulation ends`() async
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

  @Test func `each operation in the code fails as often as was asked`() async {
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
  func `Try Again after a simulated failure runs the operation once the failures are used up`()
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

  @Test func `the record of a simulated failure says that it is simulated`() async {
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
    "offline", "timed out", "status 503", "status 404", "unreadable answer", "disk full", "slow",
  ])
  func `a failure is found by its name`(_ name: String) async {
    #expect(SimulatedFailure(named: name) != nil)
  }

  @Test(arguments: ["", "Offline", "status 200", "status", "status 5030", "offline "])
  func `another name finds no failure`(_ name: String) {
    #expect(SimulatedFailure(named: name) == nil)
  }
}

extension KeptChange.Kind<String> {
  fileprivate static var note: Self { "note" }
}

private enum CartError: Error { case soldOut }
