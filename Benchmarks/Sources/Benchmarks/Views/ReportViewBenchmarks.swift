import Foundation
import Recourse
import RecourseUI
@_spi(Testing) import SwiftUI

/// The cost of reports for the views of a window.
enum ReportViewBenchmarks {
  static let all = [
    // Only the view of the presenting host is evaluated, and no row.
    Benchmark(name: "views.evaluated-per-report", unit: "views", goal: .value(1)) {
      let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
      let host = HeadlessHost(Rows().errorRouter(router))
      defer { host.close() }
      await host.wait { !host.screen.texts.isEmpty }
      host.resetEvaluations()
      router.report(FloodError.failed, origin: .userAction)
      await host.wait { host.alert != nil }
      return Benchmark.Figures(value: Double(host.evaluations))
    },
    // Ten thousand reports of fifty problems from eight tasks, with the inbox in the window: the
    // longest delay of a tap, with everything that happens only in the first flood of a process.
    Benchmark(name: "attention.flood-10000", unit: "ms", goal: .time(16)) {
      Benchmark.Figures(value: await longestTurnOfFlood() / .milliseconds(1))
    },
  ]

  /// Returns the longest time for which a flood of reports occupied the main actor.
  ///
  /// The time is real: between two turns, the main actor may move to another thread, whose
  /// processor time started elsewhere.
  @MainActor
  private static func longestTurnOfFlood() async -> Duration {
    let router = ErrorRouter(
      policy: ErrorPolicy {
        On(.domain("Flood", codes: Set(0..<25)), .toast)
        Otherwise(.alert)
      })
    let host = HeadlessHost(
      VStack {
        ErrorInboxView()
        Rows()
      }
      .errorRouter(router))
    defer { host.close() }
    var isOver = false
    let flood = Task {
      await withTaskGroup { group in
        for task in 0..<8 {
          group.addTask {
            for number in 0..<1_250 {
              let error = NSError(domain: "Flood", code: (task * 1_250 + number) % 50)
              await router.report(error, origin: .refresh)
            }
          }
        }
      }
      isOver = true
    }
    var longest = Duration.zero
    while !isOver {
      let start = ContinuousClock.now
      await Task.yield()
      longest = max(longest, start.duration(to: .now))
    }
    await flood.value
    precondition(router.journal.counts.reported == 10_000)
    precondition(router.inbox.entries.count == 47)
    return longest
  }

  private enum FloodError: Error { case failed }

  private struct Rows: View {
    var body: some View {
      List {
        ForEach(0..<1_000, id: \.self) { Text(verbatim: "Row \($0)") }
      }
    }
  }
}
