import Foundation
import Observation
import Recourse
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct JournalStatusTests {
  private let report = ErrorReport(JournalTestError.offline, origin: .refresh)

  @Test func `follows the journal and notifies observers`() async {
    let journal = ErrorJournal()
    #expect(journal.status.reported == 0)
    for pending in [1, 0] {
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      withObservationTracking {
        _ = journal.status
      } onChange: {
        change.finish()
      }
      if pending == 1 {
        journal.report(report)
      } else {
        journal.settle(report.id, as: .logged)
      }
      for await _ in changes {}
      #expect(journal.status.pending == pending)
    }
    #expect(journal.status.byOutcome == [.logged: 1])
  }

  @Test func `a status is deallocated with its journal`() async {
    var journal: ErrorJournal? = ErrorJournal()
    weak let held = journal?.observed
    await Task.yield()
    #expect(held != nil)
    journal = nil
    #expect(held == nil)
  }
}
