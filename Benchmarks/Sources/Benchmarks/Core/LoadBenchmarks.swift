import Recourse

/// What it costs to join a run.
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
        // What does without states, failures and cancellation: all await one task.
        for _ in 0..<count {
          let task = Task { await value() }
          await thousand { blackHole(await task.value) }
        }
      }
    }
  ]

  /// A thousand tasks that want something at the same time.
  @MainActor
  private static func thousand(_ wait: @escaping @MainActor () async -> Void) async {
    let tasks = (0..<1_000).map { _ in Task { await wait() } }
    for task in tasks { await task.value }
  }

  /// A value that isn't there before all have asked for it.
  @MainActor
  private static func value() async -> Int {
    await Task.yield()
    return 42
  }
}
