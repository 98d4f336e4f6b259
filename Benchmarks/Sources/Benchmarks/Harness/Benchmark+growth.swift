extension Benchmark {
  /// Benchmarks of the same work at 100, 1,000 and 10,000, which show how its cost grows.
  ///
  /// A figure of work whose cost grows with its size is 10 times that of the size before.
  ///
  /// ```swift
  /// Benchmark.growth("queue.withdraw-", unit: "ms", goal: .time(100)) { count in
  ///   .init(
  ///     value: try await Measurement().milliseconds(preparing: { Queue(count) }) { queue in
  ///       for id in queue.ids { queue.withdraw(id) }
  ///     })
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: What stands before the size in the benchmarks' names.
  ///   - suffix: What stands after it. The default is nothing.
  ///   - unit: The unit of the figures.
  ///   - goal: The goal of the largest size. The default is none.
  ///   - measure: Measures one size.
  /// - Returns: The benchmarks, the smallest first.
  static func growth(
    _ prefix: String, _ suffix: String = "", unit: String, goal: Goal? = nil,
    measure: @escaping @MainActor (_ count: Int) async throws -> Figures
  ) -> [Benchmark] {
    let sizes = [100, 1_000, 10_000]
    return sizes.map { size in
      Benchmark(
        name: "\(prefix)\(size)\(suffix)", unit: unit, goal: size == sizes.last ? goal : nil,
        smaller: size == sizes.first ? nil : "\(prefix)\(size / 10)\(suffix)"
      ) {
        try await measure(size)
      }
    }
  }
}
