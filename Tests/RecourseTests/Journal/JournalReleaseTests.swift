import Recourse
import Testing

/// Tests that errors which the journal releases may run app code that uses the journal.
@Suite(.timeLimit(.minutes(5))) struct JournalReleaseTests {
  /// An error that runs a closure when its last reference is released.
  private final class EndingError: Error, Sendable {
    private let onEnd: @Sendable () -> Void

    init(onEnd: @escaping @Sendable () -> Void) {
      self.onEnd = onEnd
    }

    deinit {
      onEnd()
    }
  }

  private let answers = JournalTexts()

  /// Returns a report whose error, on release, reads the journal and records another report.
  private func report(to journal: ErrorJournal) -> ErrorReport {
    let error = EndingError { [weak journal, answers] in
      guard let journal else { return answers.append("gone") }
      journal.record(ErrorReport(JournalTestError.offline, origin: .background), as: .ignored)
      answers.append("\(journal.counts[.ignored]) of \(journal.entries.count)")
    }
    return ErrorReport(error, origin: .background)
  }

  @Test func `an error removed from the journal can use the journal in its deinit`() {
    let journal = ErrorJournal(limit: 1)
    journal.record(report(to: journal), as: .logged)
    #expect(answers.all == [])
    journal.record(ErrorReport(JournalTestError.offline, origin: .background), as: .logged)
    #expect(answers.all == ["1 of 1"])
  }

  @Test func `an error that the journal doesn't keep can use the journal in its deinit`() {
    let journal = ErrorJournal(limit: 0)
    journal.record(report(to: journal), as: .logged)
    let pending = report(to: journal)
    journal.report(pending)
    journal.settle(pending.id, as: .inlined)
    #expect(answers.all == ["1 of 0"])
  }

  @Test func `an error in a change left out for a sink can use the journal in its deinit`() async {
    let sink = JournalSlowSink()
    let journal = ErrorJournal(limit: 0, backlog: 1, sinks: [sink])
    journal.record(ErrorReport(JournalTestError.offline, origin: .background), as: .logged)
    await sink.waitForChanges(1)
    journal.record(report(to: journal), as: .logged)
    #expect(answers.all == [])
    journal.record(ErrorReport(JournalTestError.offline, origin: .background), as: .logged)
    #expect(answers.all == ["1 of 0"])
    await sink.open()
  }

  @Test func `errors in changes that were read can use the journal in their deinit`() async {
    let journal = ErrorJournal(limit: 0)
    var first = journal.changes().makeAsyncIterator()
    var second = journal.changes().makeAsyncIterator()
    journal.record(report(to: journal), as: .logged)
    #expect(await first.next()?.changes.count == 1)
    #expect(await second.next()?.changes.count == 1)
    journal.record(ErrorReport(JournalTestError.offline, origin: .background), as: .logged)
    _ = await first.next()
    _ = await second.next()
    #expect(answers.all == ["1 of 0"])
  }

  @Test func `errors in unread changes can use the journal when their reader is released`() {
    let journal = ErrorJournal(limit: 1)
    journal.record(report(to: journal), as: .logged)
    var changes: AsyncStream<JournalBatch>? = journal.changes()
    journal.record(report(to: journal), as: .logged)
    journal.record(ErrorReport(JournalTestError.offline, origin: .background), as: .logged)
    #expect(answers.all == [])
    withExtendedLifetime(changes) {}
    changes = nil
    #expect(answers.all.count == 2)
  }

  @Test func `a removed entry can hold the last reference to a router of the same journal`()
    async
  {
    let journal = ErrorJournal(limit: 1)
    await MainActor.run {
      let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) }, journal: journal)
      journal.record(
        ErrorReport(EndingError { _ = router }, origin: .background), as: .logged)
    }
    journal.record(ErrorReport(JournalTestError.offline, origin: .background), as: .logged)
    #expect(journal.counts[.logged] == 2)
  }
}
