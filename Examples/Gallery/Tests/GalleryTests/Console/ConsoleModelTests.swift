import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(1))) struct ConsoleModelTests {
  private let clock = ManualClock()
  private let journal = ErrorJournal()
  private let model: ConsoleModel

  init() {
    model = ConsoleModel(journal: journal, clock: clock)
  }

  @Test func `reports to the journal that it is given`() async {
    await model.reportOne()
    #expect(journal.counts.reported == 1)
    #expect(journal.entries.first?.path.isEmpty == false)
  }

  @Test func `reports errors of all sorts, and what became of them`() async {
    for _ in 0..<8 { await model.reportOne() }
    #expect(journal.counts.reported == 8)
    for kind in [Outcome.Kind.presented, .inlined, .logged, .ignored] {
      #expect(journal.counts[kind] > 0)
    }
    #expect(journal.counts.pending == 1)
    #expect(Set(journal.entries.map(\.report.fingerprint)).count == 8)
  }

  @Test func `counts a flood in one report, which waits for an answer`() {
    model.reportFlood()
    #expect(journal.counts.reported == 500)
    #expect(journal.counts[.coalesced] == 499)
    model.settlePending()
    #expect(journal.counts.pending == 0)
    #expect(journal.counts[.presented] == 1)
  }

  @Test func `reports one error after the other while the stream is on`() async {
    model.isStreaming = true
    let stream = Task { await model.stream() }
    for number in 1...3 {
      await clock.waitForSleeper(until: ConsoleModel.pace * number)
      #expect(journal.counts.reported == number)
      await clock.advance(to: ConsoleModel.pace * number)
    }
    await clock.waitForSleeper(until: ConsoleModel.pace * 4)
    model.isStreaming = false
    await clock.advance(to: ConsoleModel.pace * 4)
    await stream.value
    #expect(journal.counts.reported == 4)
    #expect(clock.sleepers == 0)
  }
}
