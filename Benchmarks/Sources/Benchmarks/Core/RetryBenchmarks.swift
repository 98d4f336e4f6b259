import Recourse

/// The cost of running an operation with retries, on the main actor.
///
/// The baseline awaits the same operation directly, from the same actor. The operation takes about
/// a microsecond, so the goal is an overhead of 100 ns. The empty operation isolates the overhead,
/// most of which is the call of a closure. The baseline of a failure is a hand-written retry.
enum RetryBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "retry.success", unit: "ns", goal: .ratio(1.1)) {
      try await Measurement().nanoseconds { count in
        for _ in 0..<count {
          blackHole(
            try await withRetry(.standard, idempotency: .idempotent) { try await work() })
        }
      } against: { count in
        for _ in 0..<count { blackHole(try await work()) }
      }
    },
    Benchmark(name: "retry.success.empty", unit: "ns", goal: .ratio(1.5)) {
      try await Measurement().nanoseconds { count in
        for _ in 0..<count {
          blackHole(
            try await withRetry(.standard, idempotency: .idempotent) { try await answer(to: 41) })
        }
      } against: { count in
        for _ in 0..<count { blackHole(try await answer(to: 41)) }
      }
    },
    Benchmark(name: "retry.success.allocations", unit: "allocations", goal: .value(0)) {
      try await Measurement().allocations {
        blackHole(
          try await withRetry(.standard, idempotency: .idempotent) { try await answer(to: 41) })
      }
    },
    Benchmark(name: "retry.failure-no-delay", unit: "ns") {
      try await Measurement().nanoseconds { count in
        for _ in 0..<count { try? await failWithRetry() }
      } against: { count in
        for _ in 0..<count { try? await failTwice() }
      }
    },
    Benchmark(name: "retry.failure-no-delay.allocations", unit: "allocations") {
      await Measurement().allocations { try? await failWithRetry() }
    },
  ]

  private enum Failure: Error { case busy }

  @MainActor
  private static func failWithRetry() async throws {
    try await withRetry(.constant(.zero, maxAttempts: 2), idempotency: .idempotent) {
      try await fail()
    }
  }

  @MainActor
  private static func failTwice() async throws {
    do {
      try await fail()
    } catch {
      try await fail()
    }
  }

  @MainActor
  @inline(never)
  private static func work() async throws -> UInt64 {
    // A chain of multiplications that neither the compiler nor the processor can shorten.
    var number: UInt64 = 1
    for _ in 0..<600 { number = (number ^ (number >> 7)) &* 6_364_136_223_846_793_005 }
    return number
  }

  @MainActor
  @inline(never)
  private static func answer(to question: Int) async throws -> Int {
    blackHole(question)
    return question + 1
  }

  @MainActor
  @inline(never)
  private static func fail() async throws {
    throw Failure.busy
  }
}
