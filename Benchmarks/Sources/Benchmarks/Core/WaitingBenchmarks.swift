import CAllocations
import Foundation
import Recourse

/// The cost of many presentations, reports and tasks that wait at the same time.
enum WaitingBenchmarks {
  static let all =
    growing("queue.withdraw", goal: .time(100)) { try await withdraw($0) }
    + growing("handle.await", goal: .time(100, by: ContinuousClock())) { try await awaitHandle($0) }
    + growing("report.resolve") { try await resolve($0) }
    + growing("report.distinct", goal: .time(800)) { try await reportDistinct($0) }
    + growing("attempt.cancel") { try await cancelAttempts($0) }
    + growing("attempt.cancel-in-turns", goal: .time(2_500, by: ContinuousClock())) {
      try await cancelAttemptsInTurns($0)
    }
    + [
      // The memory retained for reports with distinct keys on all surfaces, beyond the first
      // report.
      Benchmark(name: "report.keyed-400000.memory", unit: "MiB", goal: .value(2.5)) {
        let router = ErrorRouter(policy: spread)
        report(0, to: router)
        let before = recourse_live_bytes()
        for number in 0..<400_000 { report(number, to: router) }
        return .init(value: (Double(recourse_live_bytes()) - Double(before)) / 1_048_576)
      }
    ]

  /// Returns benchmarks of growing sizes, in milliseconds, each of five runs.
  ///
  /// Work that never waits is measured in processor time.
  private static func growing(
    _ name: String, goal: Goal? = nil,
    _ seconds: @escaping @MainActor (Int) async throws -> Double
  ) -> [Benchmark] {
    Benchmark.growth("\(name)-", unit: "ms", goal: goal) { count in
      var runs: [Double] = []
      for _ in 0..<5 { runs.append(try await seconds(count) * 1_000) }
      return .init(of: runs)
    }
  }

  /// Dismisses waiting presentations one by one, newest first.
  @MainActor
  private static func withdraw(_ count: Int) async throws -> Double {
    let context = AlertContext()
    let handles = (0...count).map { context.present(AlertContent(title: "\($0)")) }
    return ProcessorClock().measure {
      for handle in handles.dropFirst().reversed() { handle.dismiss() }
      blackHole(context.waitingCount)
    } / .seconds(1)
  }

  /// Measures tasks that await the outcome of one report, from their start until it is withdrawn.
  @MainActor
  private static func awaitHandle(_ count: Int) async throws -> Double {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let handle = router.report(WaitingError.plain, origin: .userAction)
    return await ContinuousClock().measure {
      let tasks = (0..<count).map { _ in Task { await handle.outcome } }
      await Task.yield()
      handle.resolve()
      for task in tasks { blackHole(await task.value) }
    } / .seconds(1)
  }

  /// Resolves waiting reports, each by a key of its own.
  @MainActor
  private static func resolve(_ count: Int) async throws -> Double {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, interruptionsPerMinute: count, waitingLimit: count)
    let keys = (0..<count).map { ErrorReport.Key(rawValue: "\($0)") }
    for (number, key) in keys.enumerated() {
      router.report(
        NSError(domain: "Waiting", code: number), origin: .userAction, resolvedBy: [key])
    }
    return ProcessorClock().measure {
      for key in keys { router.resolve(key) }
    } / .seconds(1)
  }

  /// Cancels attempts that wait for the answer to a single alert.
  @MainActor
  private static func cancelAttempts(_ count: Int) async throws -> Double {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) })
    let tasks = (0..<count).map { _ in router.attempt { throw WaitingError.plain } }
    while router.journal.counts.reported < count { await Task.yield() }
    return await ContinuousClock().measure {
      for task in tasks { task.cancel() }
      for task in tasks { await task.value }
    } / .seconds(1)
  }

  /// Cancels attempts that wait for the answer to a single banner, which each turn updates.
  @MainActor
  private static func cancelAttemptsInTurns(_ count: Int) async throws -> Double {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.banner) })
    let tasks = (0..<count).map { _ in router.attempt { throw WaitingError.plain } }
    while router.journal.counts.reported < count { await Task.yield() }
    return await ContinuousClock().measure {
      for task in tasks {
        task.cancel()
        await task.value
        await Task.yield()
      }
    } / .seconds(1)
  }

  /// Reports problems that all wait on one surface.
  @MainActor
  private static func reportDistinct(_ count: Int) async throws -> Double {
    let router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) }, interruptionsPerMinute: count, waitingLimit: count)
    return ProcessorClock().measure {
      for number in 0..<count {
        router.report(NSError(domain: "Waiting", code: number), origin: .userAction)
      }
    } / .seconds(1)
  }

  private enum WaitingError: Error { case plain }

  /// Distributes problems over all surfaces, with more problems for each than its queue can hold.
  private static let spread = ErrorPolicy {
    On(.domain("Waiting", codes: Set(0..<50)), .alert)
    On(.domain("Waiting", codes: Set(50..<100)), .toast)
    On(.domain("Waiting", codes: Set(100..<150)), .banner)
    Otherwise(.sheet)
  }

  @MainActor
  private static func report(_ number: Int, to router: ErrorRouter) {
    let key = ErrorReport.Key(rawValue: "operation \(number) of four hundred thousand")
    router.report(
      NSError(domain: "Waiting", code: number % 200), origin: .userAction, retryKey: key,
      resolvedBy: [key])
  }
}
