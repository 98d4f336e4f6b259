/// How many reports there were, and what became of them.
///
/// At every moment, ``reported`` is ``settled`` plus ``pending``.
///
/// ```swift
/// #expect(journal.counts[.undeliverable] == 0)
/// ```
public struct JournalCounts: Sendable, Hashable, Codable {
  /// All reports.
  public internal(set) var reported = 0
  /// The reports without an outcome yet.
  public internal(set) var pending = 0
  /// The reports with an outcome, by which one; those that have not occurred are missing.
  public internal(set) var byOutcome: [Outcome.Kind: Int] = [:]

  init() {}

  /// The reports with an outcome.
  public var settled: Int { byOutcome.values.reduce(0, +) }

  /// The reports with one of the outcomes.
  ///
  /// - Parameter kind: The outcome.
  public subscript(kind: Outcome.Kind) -> Int { byOutcome[kind, default: 0] }
}
