import Foundation
import Recourse
import RecourseTesting
import Testing

/// The law of the journal, with all that a router does in between: whatever happens in whatever
/// order, each report ends once, as its handle says too.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct RouterLawTests {
  /// A million in a release; as many as take a few seconds in a debug build.
  private static let total = BuildConfiguration.current == .debug ? 50_000 : 1_000_000
  private static let perSeed = 2_000

  @Test func `loses nothing and tells nothing twice, in any order of events`() async throws {
    var reported = 0
    var outcomes: [Outcome.Kind: Int] = [:]
    for seed in 1...UInt64(Self.total / Self.perSeed) {
      let script = try LawScript(seed: seed, reports: Self.perSeed)
      await script.run()
      try #require(script.breaches == [], "seed \(seed)")
      let counts = script.journal.counts
      reported += counts.reported
      outcomes.merge(counts.byOutcome, uniquingKeysWith: +)
    }
    #expect(reported >= Self.total)
    // All that can become of a report has become of many; nothing was without a place at the end.
    let expected = Set(Outcome.Kind.allCases).subtracting([.undeliverable])
    #expect(Set(outcomes.keys) == expected, "\(outcomes)")
    #expect(outcomes.values.allSatisfy { $0 > 200 }, "\(outcomes)")
  }
}
