import Recourse
import RecourseTesting
import Testing

@Suite struct JournalGuardTests {
  private let journal = ErrorJournal()

  @Test func `events are counted by name and kind`() async throws {
    #expect(journal.guardCounts == [:])
    for _ in 1...2 {
      _ = await thrownError {
        try await withGuardEvents(of: "orders", to: journal.record) { try await fail() }
      }
    }
    try await withGuardEvents(of: "photos", to: journal.record) {
      try await withFallback(to: ()) { throw RetryTestError.busy }
    }
    #expect(
      journal.guardCounts == [
        "orders": ["retried": 4, "stopped": 2], "photos": ["fellBack": 1],
      ])
    #expect(journal.guardLines == ["orders: retried 4, stopped 2", "photos: fellBack 1"])
    #expect(journal.counts.reported == 0)
  }

  @Test func `events are breadcrumbs of the reports that follow`() async throws {
    try await withGuardEvents(of: "photos", to: journal.record) {
      try await withFallback(to: ()) { throw RetryTestError.busy }
    }
    journal.record(RetryTestError.broken)
    let entry = try #require(journal.entries.first)
    let breadcrumb = try #require(JournalRecord(entry).breadcrumbs.first)
    #expect(breadcrumb.hasSuffix("photos: fell back"))
  }

  @Test func `the events of 100 names are counted`() {
    for number in 1...200 {
      journal.record(GuardEvent(name: "\(number)", kind: .refused))
      journal.record(GuardEvent(name: "1", kind: .closed))
    }
    #expect(journal.guardCounts.count == 100)
    #expect(journal.guardCounts["1"] == ["refused": 1, "closed": 200])
    #expect(journal.guardCounts["100"] == ["refused": 1])
    #expect(journal.guardCounts["101"] == nil)
  }

  private func fail() async throws {
    try await withRetry(
      .constant(.zero, maxAttempts: 3), idempotency: .idempotent,
      context: RetryContext(clock: ManualClock(advancesBySleeping: true))
    ) {
      throw RetryTestError.busy
    }
  }
}
