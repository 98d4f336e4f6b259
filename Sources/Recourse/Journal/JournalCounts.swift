/// The number of reports, in total and by outcome.
///
/// At every moment, ``reported`` is the sum of ``settled`` and ``pending``.
///
/// ```swift
/// #expect(journal.counts[.undeliverable] == 0)
/// ```
public struct JournalCounts: Sendable, Hashable, Codable {
  /// The number of all reports.
  public internal(set) var reported = 0
  /// The number of reports without an outcome.
  public internal(set) var pending = 0
  /// The number of settled reports by outcome; outcomes without reports have no key.
  public internal(set) var byOutcome: [Outcome.Kind: Int] = [:]
  /// The number of repaired failures by repair; repairs without reports have no key.
  public internal(set) var byRepair: [Outcome.Repair: Int] = [:]

  init() {}

  /// Counts the outcome of a report, which may replace the outcome that was counted before.
  mutating func add(_ outcome: Outcome, insteadOf earlier: Outcome.Kind? = nil) {
    byOutcome[outcome.kind, default: 0] += 1
    if let repair = outcome.repair { byRepair[repair, default: 0] += 1 }
    if let earlier { byOutcome[earlier] = byOutcome[earlier].flatMap { $0 > 1 ? $0 - 1 : nil } }
  }

  /// The number of reports with an outcome.
  public var settled: Int { byOutcome.values.reduce(0, +) }

  /// Returns the number of reports with an outcome of one kind.
  ///
  /// - Parameter kind: The kind of outcome.
  public subscript(kind: Outcome.Kind) -> Int { byOutcome[kind, default: 0] }

  /// The outcomes with their numbers in words for a developer, such as "repaired 2 (tryAgain 2)".
  package var outcomes: [String] {
    let repairs = Outcome.Repair.allCases.compactMap { repair in
      byRepair[repair].map { "\(repair.rawValue) \($0)" }
    }
    return Outcome.Kind.allCases.filter { self[$0] > 0 }.map { kind in
      let details = kind == .repaired ? " (\(repairs.joined(separator: ", ")))" : ""
      return "\(kind.rawValue) \(self[kind])" + details
    }
  }
}
