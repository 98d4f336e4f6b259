import Recourse

/// The cost of running an operation through a circuit breaker, on the main actor.
///
/// The baseline awaits the same operation directly, from the same actor.
enum BreakerBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "breaker.check", unit: "ns") {
      let breaker = CircuitBreaker()
      return try await Measurement().nanoseconds { count in
        for _ in 0..<count { blackHole(try await breaker.run { try await answer(to: 41) }) }
      } against: { count in
        for _ in 0..<count { blackHole(try await answer(to: 41)) }
      }
    },
    Benchmark(name: "breaker.check.allocations", unit: "allocations", goal: .value(0)) {
      let breaker = CircuitBreaker()
      return try await Measurement().allocations {
        blackHole(try await breaker.run { try await answer(to: 41) })
      }
    },
    Benchmark(name: "breaker.refuse", unit: "ns") {
      let breaker = CircuitBreaker(CircuitRule(minimumCalls: 1, openFor: .seconds(1_000_000)))
      try? await breaker.run { throw TimeoutError(limit: .zero) }
      return try await Measurement().nanoseconds { count in
        for _ in 0..<count { try? await breaker.run { blackHole(try await answer(to: 41)) } }
      } against: { count in
        for _ in 0..<count { blackHole(try await answer(to: 41)) }
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
