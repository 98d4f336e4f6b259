import Recourse
import RecourseTesting
import Testing

/// Tests that changes in quick succession reach a sink as one batch.
@Suite(.timeLimit(.minutes(5))) struct JournalGatheringTests {
  private let clock = ManualClock()
  private let sink = JournalTestSink()

  /// Returns a journal whose sink has written one change and waits for the batching interval.
  private func journal(backlog: Int = 2_000) async -> ErrorJournal {
    let journal = ErrorJournal(backlog: backlog, sinks: [sink], clock: clock)
    Self.report(1, to: journal)
    await clock.waitForSleeper(until: .milliseconds(20))
    #expect(await numbers == [[1]])
    return journal
  }

  private var numbers: [[Int]] {
    get async { await sink.batches.map { $0.changes.map(\.entry.number) } }
  }

  private static func report(_ count: Int, to journal: ErrorJournal) {
    for _ in 0..<count {
      journal.report(ErrorReport(JournalTestError.offline, origin: .background))
    }
  }

  @Test func `writes the first change immediately and later changes in one batch`() async {
    let journal = await journal()
    Self.report(3, to: journal)
    for _ in 0..<20 { await Task.yield() }
    #expect(await numbers == [[1]])
    await clock.advance(by: .milliseconds(20))
    await clock.waitForSleeper(until: .milliseconds(40))
    #expect(await numbers == [[1], [2, 3, 4]])
    await clock.advance(by: .milliseconds(20))
    #expect(clock.sleepers == 0)
    Self.report(1, to: journal)
    await clock.waitForSleeper(until: .milliseconds(60))
    #expect(await numbers == [[1], [2, 3, 4], [5]])
  }

  @Test func `a journal with an unlimited backlog still batches and writes`() async {
    let journal = await journal(backlog: .max)
    Self.report(3, to: journal)
    await journal.flush()
    #expect(await numbers == [[1], [2, 3, 4]])
  }

  @Test func `a flush doesn't wait for the batching interval`() async {
    let journal = await journal()
    Self.report(2, to: journal)
    await journal.flush()
    #expect(await numbers == [[1], [2, 3]])
  }

  @Test func `a flood is written before the backlog overflows`() async {
    let journal = await journal(backlog: 80)
    Self.report(9, to: journal)
    for _ in 0..<20 { await Task.yield() }
    #expect(await numbers == [[1]])
    Self.report(1, to: journal)
    while await sink.changes.count < 11, !Task.isCancelled { await Task.yield() }
    #expect(await sink.missedCount == 0)
  }

  @Test func `a deallocated journal writes the rest immediately`() async {
    var journal: ErrorJournal? = await journal()
    if let journal { Self.report(2, to: journal) }
    journal = nil
    while await sink.changes.count < 3, !Task.isCancelled { await Task.yield() }
    while clock.sleepers > 0, !Task.isCancelled { await Task.yield() }
  }
}
