import Foundation
import Recourse
import RecourseTesting
import Testing

/// Tests the journal's law with a router between the reports and their outcomes.
///
/// In any order of events, each report settles once, and its handle returns the same outcome.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct RouterLawTests {
  /// A million in a release build; in a debug build, a number that takes a few seconds.
  private static let total = BuildConfiguration.current == .debug ? 50_000 : 1_000_000
  private static let perSeed = 2_000

  @Test func `settles each report once in any order of events`() async throws {
    var reported = 0
    var outcomes: [Outcome.Kind: Int] = [:]
    var seed: UInt64 = 0
    while reported < Self.total, !Task.isCancelled {
      seed += 1
      // A durable report takes a write to the storage device, and a comparison reads all of them.
      let isDurable = seed % 25 == 1
      let script = try LawScript(
        seed: seed, reports: isDurable ? 400 : Self.perSeed, isDurable: isDurable)
      await script.run()
      try #require(script.breaches == [], "seed \(seed)")
      let counts = script.journal.counts
      reported += counts.reported
      outcomes.merge(counts.byOutcome, uniquingKeysWith: +)
    }
    // Every kind of outcome is frequent, except undeliverable, because a window remains open, and
    // recovered, which no router settles.
    let expected = Set(Outcome.Kind.allCases).subtracting([.recovered, .undeliverable])
    #expect(Set(outcomes.keys) == expected, "\(outcomes)")
    #expect(outcomes.values.allSatisfy { $0 > 200 }, "\(outcomes)")
  }
}
