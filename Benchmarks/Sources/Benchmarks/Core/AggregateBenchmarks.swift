import Recourse

/// The cost of running an operation for 1,000 elements, four at a time, from the main actor.
///
/// The baseline is a task group with the same limit that collects the same results on the main
/// actor. The operation takes about a microsecond.
enum AggregateBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "aggregate.1000", unit: "ns", goal: .ratio(1.5)) {
      let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) })
      return try await Measurement().nanoseconds { count in
        for _ in 0..<count {
          blackHole(await router.attemptAll(0..<1_000) { try await work($0) }.value)
        }
      } against: { count in
        for _ in 0..<count { blackHole(await runGroup()) }
      }
    }
  ]

  @MainActor
  private static func runGroup() async -> [UInt64?] {
    await Task {
      await withTaskGroup(of: (Int, UInt64?).self) { group in
        var values = [UInt64?](repeating: nil, count: 1_000)
        for number in 0..<4 { group.addTask { (number, try? await work(number)) } }
        var next = 4
        while let (number, value) = await group.next() {
          values[number] = value
          guard next < 1_000 else { continue }
          group.addTask { [next] in (next, try? await work(next)) }
          next += 1
        }
        return values
      }
    }.value
  }

  @inline(never)
  private static func work(_ seed: Int) async throws -> UInt64 {
    var number = UInt64(seed)
    for _ in 0..<600 { number = (number ^ (number >> 7)) &* 6_364_136_223_846_793_005 }
    return number
  }
}
