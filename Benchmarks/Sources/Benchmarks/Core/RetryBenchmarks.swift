import CAllocations
import Recourse

/// What it costs to run an operation with retries, on the main actor.
///
/// The baseline is awaiting the same operation directly, from the same actor. The operation works for
/// about a microsecond, so that the goal is 100 ns; the empty one shows what there is besides, most of
/// which is the call of a closure. A failure's baseline is doing by hand what it comes to.
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
    Benchmark(name: "retry.success.empty", unit: "ns") {
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
      .init(
        value: try await allocations {
          blackHole(
            try await withRetry(.standard, idempotency: .idempotent) { try await answer(to: 41) })
        })
    },
    Benchmark(name: "retry.failure-no-delay", unit: "ns") {
      try await Measurement().nanoseconds { count in
        for _ in 0..<count { try? await failWithRetry() }
      } against: { count in
        for _ in 0..<count { try? await failTwice() }
      }
    },
    Benchmark(name: "retry.failure-no-delay.allocations", unit: "allocations") {
      .init(value: try await allocations { try? await failWithRetry() })
    },
  ]

  private enum Failure: Error { case busy }

  @MainActor
  private static func failWithRetry() async throws {
    try await withRetry(.immediate(maxAttempts: 2), idempotency: .idempotent) { try await fail() }
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
    // A chain of multiplications, which neither the compiler nor the processor can shorten.
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

  /// How many allocations one run of the work takes, after a hundred.
  @MainActor
  private static func allocations(of work: () async throws -> Void) async throws -> Double {
    for _ in 0..<100 { try await work() }
    let before = recourse_allocations()
    for _ in 0..<100 { try await work() }
    return Double(recourse_allocations() - before) / 100
  }
}
