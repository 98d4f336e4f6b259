import CAllocations
import Foundation
import Recourse

/// What it costs to report an error, decide where it goes, and settle it.
///
/// The goal is that of half a million reports a second.
enum JournalBenchmarks {
  static let all = [
    Benchmark(name: "report.settled", unit: "ns", goal: .value(2_000)) {
      let journal = ErrorJournal()
      return .init(value: Measurement().nanoseconds { settle(in: journal) })
    },
    Benchmark(name: "report.settled.allocations", unit: "allocations") {
      let journal = ErrorJournal()
      for _ in 0..<1_000 { settle(in: journal) }
      let before = recourse_allocations()
      for _ in 0..<1_000 { settle(in: journal) }
      return .init(value: Double(recourse_allocations() - before) / 1_000)
    },
    // With four sinks that write nothing, the code that reports should not notice them.
    Benchmark(name: "report.settled.four-sinks", unit: "ns") {
      let journal = ErrorJournal(sinks: (0..<4).map { _ in NoSink() })
      let alone = ErrorJournal()
      return Measurement().nanoseconds {
        settle(in: journal)
      } against: {
        settle(in: alone)
      }
    },
  ]

  private enum CartError: Error { case soldOut }

  private static func settle(in journal: ErrorJournal) {
    let report = ErrorReport(CartError.soldOut, origin: .background)
    let decision = ErrorPolicy.standard.decision(for: report)
    journal.record(report, as: .logged, path: decision.path)
  }

  private struct NoSink: JournalSink {
    func record(_ batch: JournalBatch) async {
      blackHole(batch)
    }
  }
}
