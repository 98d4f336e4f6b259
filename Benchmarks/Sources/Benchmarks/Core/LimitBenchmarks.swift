import Recourse

/// The cost of running an operation within a concurrency limit that has room, on the main actor.
///
/// The baseline awaits the same operation directly, from the same actor.
enum LimitBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "limit.check", unit: "ns") {
      let limit = ConcurrencyLimit(4)
      return try await Measurement().nanoseconds { count in
        for _ in 0..<count { blackHole(try await limit.run { try await answer(to: 41) }) }
      } against: { count in
        for _ in 0..<count { blackHole(try await answer(to: 41)) }
      }
    },
    Benchmark(name: "limit.check.allocations", unit: "allocations", goal: .value(0)) {
      let limit = ConcurrencyLimit(4)
      return try await Measurement().allocations {
        blackHole(try await limit.run { try await answer(to: 41) })
      }
    },
  ]

  @MainActor
  @inline(never)
  private static func answer(to question: Int) async throws -> Int {
    blackHole(question)
    return question + 1
  }
}
