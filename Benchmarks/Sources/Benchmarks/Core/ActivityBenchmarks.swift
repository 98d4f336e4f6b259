import Recourse

/// The cost of naming what an app is doing, if nothing fails.
///
/// The baseline is a task-local number around the same work. An activity is an object as well.
enum ActivityBenchmarks {
  static let all = [
    Benchmark(name: "error-context", unit: "ns", goal: .ratio(5)) {
      Measurement().nanoseconds {
        blackHole(withErrorContext("opening the order", 7) { work(41) })
      } against: {
        blackHole(LocalValue.$current.withValue(7) { work(41) })
      }
    },
    Benchmark(name: "error-context.async", unit: "ns", goal: .ratio(2)) {
      try await Measurement().nanoseconds { count in
        for _ in 0..<count {
          blackHole(await withErrorContext("opening the order", 7) { await asyncWork(41) })
        }
      } against: { count in
        for _ in 0..<count {
          blackHole(await LocalValue.$current.withValue(7) { await asyncWork(41) })
        }
      }
    },
  ]

  private enum LocalValue {
    @TaskLocal static var current = 0
  }

  @inline(never)
  private static func work(_ number: Int) -> Int { number + 1 }

  @inline(never)
  private static func asyncWork(_ number: Int) async -> Int { number + 1 }
}
