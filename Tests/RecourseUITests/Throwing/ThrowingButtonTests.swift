import Foundation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ThrowingButtonTests {
  private let operation = ManualOperation<Void>()
  private let log = ReportLog()

  @Test func `indicates progress, and runs one operation at a time`() async throws {
    let host = HeadlessHost(Paying(operation: operation).noting(in: log))
    #expect(host.screen.progress.isEmpty)
    try host.tap("Pay")
    let button = try #require(host.screen.buttons.first)
    #expect(host.screen.progress == [nil])
    #expect(button.title == "Pay")
    #expect(!button.isEnabled)
    button.press()
    await host.wait { operation.running == 1 }
    #expect(operation.runs == 1)
    operation.succeed()
    await host.wait { host.screen.progress.isEmpty }
    #expect(host.screen.buttons.first?.isEnabled == true)
    #expect(operation.runs == 1)
    #expect(log.reports.isEmpty)
  }

  @Test func `two presses in one turn start one run`() async throws {
    let host = HeadlessHost(Paying(operation: operation).noting(in: log))
    let button = try #require(host.screen.buttons.first)
    button.press()
    button.press()
    await host.wait { operation.running > 0 }
    operation.succeed()
    await host.wait { host.screen.progress.isEmpty }
    #expect(operation.runs == 1)
  }

  @Test func `reports a failure as a user action, and can be pressed again`() async throws {
    let host = HeadlessHost(Paying(operation: operation).noting(in: log))
    for run in 1...2 {
      try host.tap("Pay")
      await host.wait { operation.running == 1 }
      operation.fail()
      await host.wait { host.screen.progress.isEmpty }
      #expect(log.errors.count == run)
    }
    #expect(log.reports.map(\.origin) == [.userAction, .userAction])
    #expect(log.reports.map(\.source.fileID) == [#fileID, #fileID])
    #expect(operation.runs == 2)
  }

  @Test(arguments: SystemBehavior.named, [true, false])
  func `offers Try Again unless offersTryAgain is false`(
    _ behavior: SystemBehavior, offersTryAgain: Bool
  ) async throws {
    let clock = ManualClock()
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
    let window = HostedWindow(behavior, clock: clock) {
      ThrowingButton("Pay", offersTryAgain: offersTryAgain) { throw CartError.declined }
        .errorRouter(router)
    }
    try await window.tap("Pay")
    await window.wait { window.alert != nil }
    #expect(
      window.alert?.buttons.map(\.title) == (offersTryAgain ? ["Try Again", "Cancel"] : ["OK"]))
  }

  @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
  func `a cancellation is recorded as ignored, and not presented`(_ error: any Error) async throws {
    let router = ErrorRouter()
    let host = HeadlessHost(Paying(operation: operation).noting(in: log).errorRouter(router))
    try host.tap("Pay")
    await host.wait { operation.running == 1 }
    operation.fail(with: error)
    await host.wait { host.screen.progress.isEmpty }
    #expect(log.reports.isEmpty)
    #expect(router.journal.counts.byOutcome == [.ignored: 1])
    #expect(host.screens.count == 1)
  }

  @Test func `an action goes on when its button disappears, and its failure is reported`()
    async throws
  {
    let host = HeadlessHost(Paying(operation: operation).noting(in: log))
    try host.tap("Pay")
    await host.wait { operation.running == 1 }
    try host.tap("Leave")
    await host.wait { !host.screen.buttons.contains { $0.title == "Pay" } }
    #expect(operation.cancellations == 0)
    operation.fail()
    await host.wait { log.errors.count == 1 }
  }

  @Test func `an action that cancels on disappearance ends without a report`() async throws {
    let host = HeadlessHost(Paying(operation: operation).cancelsOnDisappear().noting(in: log))
    try host.tap("Pay")
    await host.wait { operation.running == 1 }
    try host.tap("Leave")
    await host.wait { operation.running == 0 }
    #expect(operation.cancellations == 1)
    #expect(log.reports.isEmpty)
  }

  @Test func `reports no other error of a cancelled operation`() async throws {
    let ends = ManualOperation<Void>()
    let host = HeadlessHost(
      Leaving {
        ThrowingButton("Pay") {
          do { try await operation() } catch { throw CartError.declined }
        }
        .throwingTask { try await ends() }
      }
      .cancelsOnDisappear()
      .noting(in: log))
    try host.tap("Pay")
    await host.wait { operation.running == 1 && ends.running == 1 }
    try host.tap("Leave")
    await host.wait { operation.running == 0 && ends.running == 0 }
    await Task.yield()
    #expect(log.reports.isEmpty)
  }

  @Test func `a press evaluates only the button`() async throws {
    let host = HeadlessHost(Paying(operation: operation).noting(in: log))
    host.resetEvaluations()
    try host.tap("Pay")
    #expect(host.evaluations == 1)
    #expect(host.evaluations(of: ThrowingButton<Text>.self) == 0)
  }

  @Test func `has the initializers of SwiftUI's button`() throws {
    let title = String("Verbatim")
    let host = HeadlessHost(
      VStack {
        ThrowingButton("Key") {}
        ThrowingButton(title, role: .destructive) {}
        ThrowingButton("Symbol", systemImage: "trash", role: .cancel) {}
        ThrowingButton(title, systemImage: "star") {}
        ThrowingButton(role: .destructive) {
        } label: {
          Text("Label")
        }
      })
    let buttons = host.screen.buttons
    #expect(buttons.map(\.title) == ["Key", "Verbatim", "Symbol", "Verbatim", "Label"])
    #expect(buttons.map(\.role) == [nil, .destructive, .cancel, nil, .destructive])
    #expect(host.screen.symbols == ["trash", "star"])
  }
}

private struct Paying: View {
  let operation: ManualOperation<Void>

  var body: some View {
    Leaving { ThrowingButton("Pay") { try await operation() } }
  }
}
