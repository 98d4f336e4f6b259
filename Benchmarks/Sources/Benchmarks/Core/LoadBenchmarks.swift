import Recourse

/// The cost of joining a run of a loader.
enum LoadBenchmarks {
  static let all = [
    Benchmark(name: "load.1000-joined", unit: "ns") {
      try await Measurement().nanoseconds { count in
        for _ in 0..<count {
          let loader = Loader { await value() }
          await thousand { await loader.load() }
          blackHole(loader.state.value)
        }
      } against: { count in
        // The equivalent without states, failures and cancellation: all await a single task.
        for _ in 0..<count {
          let task = Task { await value() }
          await thousand { blackHole(await task.value) }
        }
      }
    }
  ]

  /// Runs a thousand tasks that request a value at the same time.
  @MainActor
  private static func thousand(_ wait: @escaping @MainActor () async -> Void) async {
    let tasks = (0..<1_000).map { _ in Task { await wait() } }
    for task in tasks { await task.value }
  }

  /// Returns a value only after all tasks have requested it.
  @MainActor
  private static func value() async -> Int {
    await Task.yield()
    return 42
  }
}
