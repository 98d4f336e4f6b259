import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests the law of the journal: at any moment, reported equals settled plus pending.
///
/// The law holds regardless of the tasks that report and settle concurrently.
@Suite struct JournalLawTests {
  @Test func `loses no report and counts none twice under many concurrent tasks`() async {
    let seed: UInt64 = 2024
    let total = BuildConfiguration.current == .debug ? 100_000 : 1_000_000
    let account = LawAccount()
    let journal = ErrorJournal(
      limit: 100, backlog: 100, sinks: [JournalTallySink()],
      now: { Date(timeIntervalSince1970: 0) },
      warn: { _ in account.add(warnings: 1) })
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          var worker = LawWorker(journal, account, seed: seed &+ UInt64(task))
          worker.run(reports: total / 8)
        }
      }
      group.addTask {
        while account.reported < total {
          if !Self.holds(journal.counts) { account.add(breaches: 1) }
          await Task.yield()
        }
      }
    }
    #expect(account.breaches == 0, "seed \(seed)")
    #expect(journal.counts.reported == total, "seed \(seed)")
    #expect(journal.counts.pending == account.pending.count, "seed \(seed)")
    #expect(journal.entries.filter { $0.outcome == nil }.count == account.pending.count)
    for id in account.pending { account.settle(id, as: .undeliverable, in: journal) }
    #expect(journal.counts.pending == 0, "seed \(seed)")
    #expect(journal.counts.byOutcome.values.reduce(0, +) == total, "seed \(seed)")
    #expect(journal.counts.byOutcome == account.outcomes, "seed \(seed)")
    #expect(account.warnings == account.mistakes, "seed \(seed)")
    #expect(journal.entries.count == 100)
  }

  @Test func `delivers each report and each outcome to a sink once`() async {
    let sink = JournalTallySink()
    let journal = ErrorJournal(backlog: 100_000, sinks: [sink])
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<1_000 {
            let report = ErrorReport(JournalTestError.offline, origin: .background)
            journal.report(report)
            await Task.yield()
            journal.settle(report.id, as: .logged)
          }
        }
      }
    }
    await journal.flush()
    #expect(await sink.numbers == Array(1...8_000))
    #expect(await sink.settled.count == 8_000)
    #expect(await sink.settledTwice == 0)
  }

  static func holds(_ counts: JournalCounts) -> Bool {
    counts.reported == counts.settled + counts.pending
  }
}

/// Reports, settles, and makes deliberate mistakes at random.
private struct LawWorker {
  private let journal: ErrorJournal
  private let account: LawAccount
  private var random: SeededGenerator

  init(_ journal: ErrorJournal, _ account: LawAccount, seed: UInt64) {
    self.journal = journal
    self.account = account
    random = SeededGenerator(seed: seed)
  }

  mutating func run(reports: Int) {
    var reported = 0
    while reported < reports {
      switch Int.random(in: 0..<20, using: &random) {
      case 0..<10:
        let report = ErrorReport(JournalTestError.offline, origin: .background, date: .distantPast)
        journal.report(report)
        account.add(report)
        reported += 1
      case 10..<19:
        if let id = account.takePending(using: &random) {
          account.settle(id, as: outcome(), in: journal)
          // A settled report stays settled.
          if Int.random(in: 0..<10, using: &random) == 0 {
            account.add(mistakes: 1)
            journal.settle(id, as: .handled)
          }
        }
      default:
        account.add(mistakes: 1)
        journal.settle(UUID(), as: .logged)
      }
      if !JournalLawTests.holds(journal.counts) { account.add(breaches: 1) }
    }
  }

  private mutating func outcome() -> Outcome {
    let outcomes: [Outcome] = [
      .presented(action: nil), .presented(action: "OK"), .coalesced(into: UUID()), .inlined,
      .handled, .logged, .ignored, .resolved, .undeliverable,
    ]
    return outcomes.randomElement(using: &random) ?? .logged
  }
}

/// Counts the workers' actions independently of the journal.
private final class LawAccount: Sendable {
  private struct Figures: Sendable {
    var reported = 0
    var pending: [UUID] = []
    var outcomes: [Outcome.Kind: Int] = [:]
    var mistakes = 0
    var warnings = 0
    var breaches = 0
  }

  private let figures = Locked(Figures())

  var reported: Int { figures.withLock { $0.reported } }
  var pending: [UUID] { figures.withLock { $0.pending } }
  var outcomes: [Outcome.Kind: Int] { figures.withLock { $0.outcomes } }
  var mistakes: Int { figures.withLock { $0.mistakes } }
  var warnings: Int { figures.withLock { $0.warnings } }
  var breaches: Int { figures.withLock { $0.breaches } }

  func add(_ report: ErrorReport) {
    figures.withLock {
      $0.reported += 1
      $0.pending.append(report.id)
    }
  }

  func add(mistakes: Int = 0, warnings: Int = 0, breaches: Int = 0) {
    figures.withLock {
      $0.mistakes += mistakes
      $0.warnings += warnings
      $0.breaches += breaches
    }
  }

  /// Removes a random pending report and returns its identifier for settling.
  func takePending(using random: inout SeededGenerator) -> UUID? {
    figures.withLock { figures in
      guard let place = figures.pending.indices.randomElement(using: &random) else { return nil }
      figures.pending.swapAt(place, figures.pending.count - 1)
      return figures.pending.removeLast()
    }
  }

  func settle(_ id: UUID, as outcome: Outcome, in journal: ErrorJournal) {
    journal.settle(id, as: outcome)
    figures.withLock { $0.outcomes[outcome.kind, default: 0] += 1 }
  }
}

/// A sink that counts new reports and outcomes.
private actor JournalTallySink: JournalSink {
  private(set) var numbers: [Int] = []
  private(set) var settled: Set<UUID> = []
  private(set) var settledTwice = 0

  func record(_ batch: JournalBatch) async {
    for change in batch.changes {
      if change.isNew { numbers.append(change.entry.number) }
      if change.entry.outcome != nil, !settled.insert(change.entry.id).inserted {
        settledTwice += 1
      }
    }
  }
}
