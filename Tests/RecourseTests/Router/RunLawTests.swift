import Foundation
import RecourseTesting
import Testing

/// A person who tries again runs what the presentation names, as often as it says.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct RunLawTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["LAW_SEEDS"].flatMap(UInt64.init) ?? 10_000

  @Test func `a press runs exactly the operations that its presentation names, once`() async throws
  {
    for seed in 1...Self.seeds {
      let script = try RunScript(seed: seed)
      await script.run()
      try #require(script.breaches == [], "seed \(seed)")
    }
  }
}
