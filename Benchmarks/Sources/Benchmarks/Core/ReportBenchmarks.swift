import CAllocations
import Foundation
import Recourse

/// The cost of reporting an error and settling the report.
///
/// An equal error is presented already, so each report is coalesced into that one.
enum ReportBenchmarks {
  static let all = [
    Benchmark(name: "report.settled", unit: "ns", goal: .time(5_000)) {
      let router = openRouter()
      return Measurement().nanoseconds { router.report(CartError.soldOut, origin: .userAction) }
    },
    Benchmark(name: "report.settled.url-error", unit: "ns", goal: .time(10_000)) {
      let router = openRouter()
      return Measurement().nanoseconds { router.report(URLError(.timedOut), origin: .userAction) }
    },
    Benchmark(name: "report.settled.allocations", unit: "allocations", goal: .value(20)) {
      let router = openRouter()
      return await Measurement().allocations {
        router.report(CartError.soldOut, origin: .userAction)
      }
    },
    // The memory retained after a million reports, beyond that retained after the first thousand.
    Benchmark(name: "report.settled.kept", unit: "bytes", goal: .value(10_000)) {
      let router = openRouter()
      for _ in 0..<1_000 { router.report(CartError.soldOut, origin: .userAction) }
      let before = recourse_live_bytes()
      for _ in 0..<1_000_000 { router.report(CartError.soldOut, origin: .userAction) }
      return .init(value: Double(recourse_live_bytes()) - Double(before))
    },
    // The cost that four sinks without output add to the reporting code.
    Benchmark(name: "journal.main-actor-cost", unit: "ns", goal: .ratio(1.1)) {
      let four = openRouter(sinks: (0..<4).map { _ in NoSink() })
      let none = openRouter()
      return Measurement().nanoseconds {
        four.report(CartError.soldOut, origin: .userAction)
      } against: {
        none.report(CartError.soldOut, origin: .userAction)
      }
    },
    // Without a router: a decision of the standard policy, and a journal entry.
    Benchmark(name: "journal.record", unit: "ns") {
      let journal = ErrorJournal()
      return Measurement().nanoseconds { record(in: journal) }
    },
  ]

  private enum CartError: Error { case soldOut }

  /// Returns a router that presents each of the errors in an alert without an answer.
  @MainActor
  private static func openRouter(sinks: [any JournalSink] = []) -> ErrorRouter {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, journal: ErrorJournal(sinks: sinks))
    router.report(CartError.soldOut, origin: .userAction)
    router.report(URLError(.timedOut), origin: .userAction)
    return router
  }

  @MainActor
  private static func record(in journal: ErrorJournal) {
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
