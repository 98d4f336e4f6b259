extension Benchmark {
  /// Returns benchmarks of the same work at 100, 1,000 and 10,000, which show the growth of its
  /// cost.
  ///
  /// If the cost is proportional to the size, each figure is 10 times the previous one.
  ///
  /// ```swift
  /// Benchmark.growth("queue.withdraw-", unit: "ms", goal: .time(100)) { count in
  ///   try await Measurement().milliseconds(preparing: { Queue(count) }) { queue in
  ///     for id in queue.ids { queue.withdraw(id) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - prefix: The part of the benchmarks' names before the size.
  ///   - suffix: The part of the names after the size. The default is empty.
  ///   - unit: The unit of the figures.
  ///   - goal: The goal of the largest size. The default is none.
  ///   - measure: Measures one size.
  /// - Returns: The benchmarks, smallest first.
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
