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
      var values = [UInt64?](repeating: nil, count: 1_000)
      var next = 0
      await withTaskGroup(of: (Int, Result<UInt64, any Error>).self) { group in
        func startNext() {
          guard next < 1_000 else { return }
          let number = next
          next += 1
          group.addTask {
            do {
              return (number, .success(try await work(number)))
            } catch {
              return (number, .failure(error))
            }
          }
        }
        for _ in 0..<4 { startNext() }
        while let (number, result) = await group.next() {
          if case .success(let value) = result { values[number] = value }
          startNext()
        }
      }
      return values
    }.value
  }

  @inline(never)
  private static func work(_ seed: Int) async throws -> UInt64 {
    var number = UInt64(seed)
    for _ in 0..<600 { number = (number ^ (number >> 7)) &* 6_364_136_223_846_793_005 }
    return number
  }
}
