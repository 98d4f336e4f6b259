import Foundation
import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct FailingTests {
  @Test func `a failing view needs neither a server nor a router`() async {
    let host = HeadlessHost(Orders().failing(with: .offline))
    await host.wait { host.screen.texts.contains("You’re offline") }
    #expect(!host.screen.texts.contains("Tea"))
  }

  @Test func `an operation succeeds after as many failures as times`() async throws {
    let log = ReportLog()
    let host = HeadlessHost(Orders().failing(with: .status(503), times: 2).noting(in: log))
    for failures in 1...2 {
      await host.wait { log.reports.count == failures && host.screen.texts.contains("Try Again") }
      try host.tap("Try Again")
    }
    await host.wait { host.screen.texts.contains("Tea") }
  }

  @Test func `a failing part leaves the operations beside it alone`() async {
    let host = HeadlessHost(
      VStack {
        Orders().failing(with: .timedOut)
        ThrowingView(operation: { "Milk" }) { Text($0) }
      })
    await host.wait {
      host.screen.texts.contains("Try Again") && host.screen.texts.contains("Milk")
    }
  }

  @Test func `the innermost failure decides`() async {
    let log = ReportLog()
    let host = HeadlessHost(
      Text("").throwingTask {}.failing(with: .diskFull).failing(with: .offline).noting(in: log))
    await host.wait { !log.reports.isEmpty }
    #expect((log.reports.first?.error as? CocoaError)?.code == .fileWriteOutOfSpace)
  }

  @Test func `a part without a failure fails as the parts around it`() async {
    let log = ReportLog()
    let host = HeadlessHost(
      Text("").throwingTask {}.failing(with: nil).failing(with: .offline).noting(in: log))
    await host.wait { !log.reports.isEmpty }
    #expect((log.reports.first?.error as? URLError)?.code == .notConnectedToInternet)
  }

  @Test func `the operations of buttons, refreshes, tasks and attempts are never run`() async throws
  {
    let (log, runs) = (ReportLog(), Counter())
    let host = HeadlessHost(Operations(runs: runs).failing(with: .offline).noting(in: log))
    await host.wait { log.reports.count == 1 }
    try host.tap("Send")
    await host.wait { log.reports.count == 2 }
    try host.tap("Attempt")
    await host.wait { log.reports.count == 3 }
    _ = try await host.screen.refresh().value
    await host.wait { log.reports.count == 4 }
    #expect(log.reports.map(\.origin) == [.firstLoad, .userAction, .userAction, .refresh])
    #expect(runs.count == 0)
  }

  @Test func `a loader with a router of its own fails in a failing view`() async {
    let router = ErrorRouter()
    let loader = Loader(router: router) { ["Tea"] }
    let host = HeadlessHost(
      ThrowingView(loader) { Text($0.joined()) }.failing(with: .offline))
    await host.wait { host.screen.texts.contains("You’re offline") }
  }

  @Test func `another evaluation of the view doesn’t start counting again`() async throws {
    let (log, runs) = (ReportLog(), Counter())
    let host = HeadlessHost(
      Identified { id in
        Text("\(id)").throwingTask(id: id) { runs.count += 1 }.failing(with: .offline, times: 1)
      }
      .noting(in: log))
    await host.wait { log.reports.count == 1 }
    try host.tap("Next")
    await host.wait { runs.count == 1 }
    #expect(log.reports.count == 1)
  }

  @Test func `a refresh that failed as simulated is one run of the operation`() async throws {
    let (log, runs) = (ReportLog(), Counter())
    let host = HeadlessHost(
      List { Text("Tea") }.throwingRefreshable { runs.count += 1 }
        .failing(with: .offline, times: 2).noting(in: log))
    for failures in 1...2 {
      try await host.screen.refresh().value
      await host.wait { log.reports.count == failures }
    }
    try await host.screen.refresh().value
    #expect(runs.count == 1)
    #expect(log.reports.count == 2)
  }

  @Test func `Sign In after a simulated 401 uses up no failure, and loads the page again`()
    async throws
  {
    let router = ErrorRouter(policy: ErrorPolicy { On(.status(401), .route("signIn")) })
    let signIns = Counter()
    let host = HeadlessHost(
      Orders()
        .onErrorRoute("signIn") { _ in
          signIns.count += 1
          return signIns.count == 1 ? .stop : .tryAgain
        }
        .failing(with: .status(401), times: 1).errorRouter(router))
    await host.wait { signIns.count == 1 && host.screen.texts.contains("Sign In") }
    try host.tap("Sign In")
    await host.wait { host.screen.texts.contains("Tea") }
    #expect(signIns.count == 2)
    #expect(router.journal.entries.count == 2)
  }

  @Test func `a slow operation begins after three seconds of the environment's clock`() async {
    let clock = ManualClock()
    let host = HeadlessHost(Orders().failing(with: .slow).environment(\.errorClock, clock))
    await clock.waitForSleepers()
    #expect(!host.screen.texts.contains("Tea"))
    await clock.advance(by: .seconds(3))
    await host.wait { host.screen.texts.contains("Tea") }
  }

  @Test func `a router that is installed inside of a failing view fails as well`() async {
    let host = HeadlessHost(Orders().errorRouter(ErrorRouter()).failing(with: .offline))
    await host.wait { host.screen.texts.contains("You’re offline") }
  }

  @Test func `the router's simulation applies outside of failing views`() async {
    let router = ErrorRouter()
    router.simulate(.offline)
    let host = HeadlessHost(
      VStack {
        Orders().failing(with: .diskFull)
        Orders()
      }
      .errorRouter(router))
    await host.wait { host.screen.texts.contains("You’re offline") }
    #expect(host.screen.texts.contains("There’s no space left"))
    #expect(router.journal.entries.count == 2)
  }

  @Test func `another error of the same kind replaces the error of the next runs`() async throws {
    let log = ReportLog()
    let host = HeadlessHost(
      Identified { id in
        Text("").throwingTask(id: id) {}.failing(
          with: SimulatedFailure(AddressError(street: "\(id)")))
      }
      .noting(in: log))
    await host.wait { log.reports.count == 1 }
    try host.tap("Next")
    await host.wait { log.reports.count == 2 }
    #expect(log.reports.map { ($0.error as? AddressError)?.street } == ["0", "1"])
  }

  @Test func `a task that failed as simulated runs again when the app returns`() async throws {
    let (log, runs) = (ReportLog(), Counter())
    let host = HeadlessHost(
      Text("").throwingTask { runs.count += 1 }.failing(with: .diskFull, times: 1).noting(in: log))
    await host.wait { log.reports.count == 1 }
    #expect(runs.count == 0)
    host.scenePhase = .background
    host.scenePhase = .active
    await host.wait { runs.count == 1 }
  }
}

private struct Orders: View {
  var body: some View {
    ThrowingView(operation: { ["Tea"] }) { orders in
      ForEach(orders, id: \.self) { Text($0) }
    }
  }
}

private struct Operations: View {
  let runs: Counter
  @Environment(\.attemptOperation) private var attempt

  var body: some View {
    List {
      ThrowingButton("Send") { runs.count += 1 }
      Button("Attempt") { attempt { runs.count += 1 } }
    }
    .throwingTask { runs.count += 1 }
    .throwingRefreshable { runs.count += 1 }
  }
}

@MainActor
@Observable
private final class Counter {
  var count = 0
}
