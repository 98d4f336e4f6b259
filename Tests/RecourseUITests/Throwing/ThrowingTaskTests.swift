import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingTaskTests {
  private let operation = ManualOperation<Void>()
  private let log = ReportLog()

  @Test func `runs once when its view appears, and reports a failure`() async throws {
    let host = HeadlessHost(
      Identified { id in Text("\(id)").throwingTask { try await operation() } }
        .noting(in: log))
    await host.wait { operation.running == 1 }
    try host.tap("Next")
    operation.fail()
    await host.wait { !log.reports.isEmpty }
    #expect(operation.runs == 1)
    #expect(log.errors == [.declined])
    #expect(log.reports.map(\.origin) == [.firstLoad])
    #expect(log.reports.map(\.source.fileID) == [#fileID])
  }

  @Test func `reports with the given origin`() async throws {
    let host = HeadlessHost(
      Text("").throwingTask(origin: .background) { throw CartError.soldOut }.noting(in: log))
    await host.wait { !log.reports.isEmpty }
    #expect(log.reports.map(\.origin) == [.background])
  }

  @Test func `restarts when its id changes, without a report of the cancelled run`() async throws {
    let host = HeadlessHost(
      Identified { id in Text("\(id)").throwingTask(id: id) { try await operation() } }
        .noting(in: log))
    await host.wait { operation.running == 1 }
    try host.tap("Next")
    await host.wait { operation.runs == 2 && operation.running == 1 }
    #expect(operation.cancellations == 1)
    operation.fail()
    await host.wait { operation.running == 0 && !log.reports.isEmpty }
    #expect(log.errors == [.declined])
  }

  @Test func `is cancelled when its view disappears, without a report`() async throws {
    let host = HeadlessHost(
      Leaving { Text("").throwingTask { try await operation() } }.noting(in: log))
    await host.wait { operation.running == 1 }
    try host.tap("Leave")
    await host.wait { operation.running == 0 }
    #expect(operation.cancellations == 1)
    #expect(log.reports.isEmpty)
  }

  @Test func `runs once on several views, and is cancelled with the last of them`() async throws {
    let host = HeadlessHost(
      Parts { $0.throwingTask { try await operation() } }.noting(in: log))
    await host.wait { operation.running == 1 }
    try host.tap("First")
    try host.tap("Exchange")
    await Task {}.value
    #expect(operation.runs == 1 && operation.cancellations == 0)
    try host.tap("First")
    await host.wait { operation.running == 0 }
    #expect(operation.cancellations == 1)
    try host.tap("Exchange")
    await host.wait { operation.running == 1 }
    #expect(operation.runs == 2)
    #expect(log.reports.isEmpty)
  }

  @Test func `runs once per id on several views`() async throws {
    let host = HeadlessHost(
      Identified { id in Parts { $0.throwingTask(id: id) { try await operation() } } }
        .noting(in: log))
    await host.wait { operation.running == 1 }
    try host.tap("Next")
    await host.wait { operation.runs == 2 && operation.running == 1 }
    #expect(operation.cancellations == 1)
    operation.fail()
    await host.wait { !log.reports.isEmpty }
    #expect(log.errors == [.declined])
  }

  @Test(arguments: SystemBehavior.named)
  func `a task's alert offers Try Again, and is dismissed with the view`(
    _ behavior: SystemBehavior
  ) async throws {
    let clock = ManualClock()
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    let window = HostedWindow(behavior, clock: clock) {
      Leaving { Text("Inbox").throwingTask { try await operation() } }.errorRouter(router)
    }
    await window.wait { operation.running == 1 }
    operation.fail()
    await window.wait { window.alert != nil }
    try await window.tap("Try Again")
    await window.wait { operation.running == 1 }
    operation.fail(with: CartError.soldOut)
    await window.wait { window.alert != nil }
    try window.tapBelow("Leave")
    await window.wait { window.isBare && router.journal.counts.pending == 0 }
    #expect(router.journal.entries.map(\.report.origin) == [.firstLoad, .firstLoad])
    #expect(operation.runs == 2)
  }
}
