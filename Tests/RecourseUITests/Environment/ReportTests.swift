import Foundation
import Recourse
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ReportTests {
  private let log = ReportLog()
  private let outer = ReportLog()

  @Test func `a report records error, origin, attempt, source and date`() throws {
    struct Syncing: View {
      @Environment(\.reportError) private var report
      var body: some View {
        Button("Sync") { report(CartError.declined, origin: .background, attempt: 3) }
      }
    }
    let before = Date()
    let host = HeadlessHost(Syncing().noting(in: log))
    try host.tap("Sync")
    let report = try #require(log.reports.first)
    #expect(report.error as? CartError == .declined)
    #expect(report.origin == .background)
    #expect(report.attempt == 3)
    #expect(report.source.fileID == #fileID)
    #expect((before...Date()).contains(report.date))
    try host.tap("Sync")
    #expect(log.reports[1].id != report.id)
  }

  @Test func `a change that a view attempts is kept by the router`() throws {
    struct Sending: View {
      @Environment(\.attemptOperation) private var attempt
      var body: some View {
        Button("Send") { attempt(keeping: "letter" as KeptChange.Kind<String>, "Hello") }
      }
    }
    let router = ErrorRouter()
    let host = HeadlessHost(Sending().errorRouter(router))
    try host.tap("Send")
    #expect(router.keptChanges.map { $0.content(of: "letter") } == ["Hello"])
  }

  @Test func `only the nearest handler of the type receives an error`() throws {
    let inner = ReportLog()
    let host = HeadlessHost(
      VStack {
        ReportButton("Declined", CartError.declined)
        ReportButton("Address", AddressError(street: "Main Street"))
      }
      .onError { report in
        inner.note(report)
        guard report.error is CartError else { throw report.error }
      }
      .onError(of: AddressError.self) { _ in throw CartError.soldOut }
      .noting(in: outer))
    try host.tap("Declined")
    #expect(inner.errors == [.declined])
    #expect(outer.reports.isEmpty)
    try host.tap("Address")
    #expect(outer.errors == [.soldOut])
  }

  @Test func `errors of other types bypass a handler`() throws {
    let host = HeadlessHost(
      ReportButton("Declined", CartError.declined)
        .onError(of: AddressError.self) { _ in Issue.record("An error of another type") }
        .noting(in: outer))
    try host.tap("Declined")
    #expect(outer.errors == [.declined])
  }

  @Test func `an error that a handler throws keeps its report's id, source and date`() throws {
    let host = HeadlessHost(
      ReportButton("Declined", CartError.declined)
        .onError { [log] report in
          log.note(report)
          throw AddressError(street: "Main Street")
        }
        .noting(in: outer))
    try host.tap("Declined")
    let (first, second) = try (#require(log.reports.first), #require(outer.reports.first))
    #expect(second.error as? AddressError == AddressError(street: "Main Street"))
    #expect(first.id == second.id)
    #expect(first.source == second.source)
    #expect(first.date == second.date)
  }

  @Test(arguments: [CancellationError(), URLError(.cancelled)] as [any Error])
  func `cancellations bypass all handlers, and the router ignores them`(_ error: any Error) throws {
    let router = ErrorRouter()
    let host = HeadlessHost(
      ReportButton("Cancel", error)
        .onError { _ in Issue.record("A cancellation") }
        .errorRouter(router))
    try host.tap("Cancel")
    #expect(router.journal.counts.byOutcome == [.ignored: 1])
    #expect(host.screens.count == 1)
  }

  @Test func `without a router, an error is recorded, and a warning names the fix`()
    async throws
  {
    let messages = Locked<[String]>([])
    let sink = RecordingSink()
    let unhandled = ErrorRouter.unhandled(sinks: [sink]) { message in
      messages.withLock { $0.append(message) }
    }
    let host = HeadlessHost(
      VStack {
        ReportButton("Address", AddressError(street: "Main Street"))
        ReportButton("Cancel", CancellationError())
      }
      .environment(\.reportError, ReportAction(unhandled)))
    try host.tap("Address")
    try host.tap("Cancel")
    let told = messages.withLock { $0 }
    #expect(told.count == 1)
    let message = try #require(told.first)
    #expect(message.contains("RecourseUITests/ReportLog.swift:"))
    #expect(message.contains(".errorRouter"))
    #expect(!message.contains("Main Street"))
    var outcomes: [Outcome.Kind?] = []
    for await record in sink.records.prefix(2) { outcomes.append(record.outcome) }
    #expect(Set(outcomes) == [.undeliverable, .ignored])
    #expect(unhandled.journal === unhandled.journal)
  }

  @Test func `an update replaces the handler without evaluating the views inside`() throws {
    let host = HeadlessHost(Counting(log: log))
    host.resetEvaluations()
    try host.tap("Count")
    try host.tap("Declined")
    #expect(host.screen.texts.contains("1 handled at 1"))
    #expect(host.evaluations(of: DecliningButton.self) == 0)
  }

  @Test func `an operation in flight reports to the latest handler`() async throws {
    let operation = ManualOperation<Void>()
    let host = HeadlessHost(Counting(log: log, operation: operation))
    try host.tap("Pay")
    await host.wait { operation.running == 1 }
    try host.tap("Count")
    operation.fail()
    await host.wait { host.screen.texts.contains("1 handled at 1") }
  }
}

private struct RecordingSink: JournalSink {
  let records: AsyncStream<JournalRecord>
  private let recorded: AsyncStream<JournalRecord>.Continuation

  init() {
    (records, recorded) = AsyncStream.makeStream()
  }

  func record(_ batch: JournalBatch) async {
    for change in batch.changes { recorded.yield(JournalRecord(change.entry)) }
  }
}

private struct Counting: View {
  let log: ReportLog
  var operation: ManualOperation<Void>?
  @State private var count = 0
  @State private var handled = ""

  var body: some View {
    VStack {
      DecliningButton()
      if let operation { ThrowingButton("Pay") { try await operation() } }
    }
    .onError { report in
      log.note(report)
      handled = "\(log.reports.count) handled at \(count)"
    }
    Text(handled)
    Button("Count") { count += 1 }
  }
}

private struct DecliningButton: View {
  @Environment(\.reportError) private var report

  var body: some View {
    Button("Declined") { report(CartError.declined, origin: .userAction) }
  }
}
