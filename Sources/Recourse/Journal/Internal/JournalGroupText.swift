import Foundation

/// Describes a group of journal entries to a developer, without payloads.
///
/// If the entries differ in a value, each variant has a line with its count.
package struct JournalGroupText: Sendable {
  private let group: JournalGroup
  private let number: @Sendable (Int) -> String

  /// Creates the text of a group.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - number: Formats a count. The default has no separators.
  package init(_ group: JournalGroup, number: @escaping @Sendable (Int) -> String = { "\($0)" }) {
    self.group = group
    self.number = number
  }

  /// The outcome, the repairs, and the number of coalesced reports.
  package var outcome: String {
    var repairs = Tally<Outcome.Repair>()
    for case let repair? in group.records.map(\.repair) { repairs.add(repair) }
    let counts = repairs.counts
    let texts = counts.map { counts.count == 1 ? $0.rawValue : counted($0.rawValue, $1) }
    let outcome =
      (group.id.outcome?.rawValue ?? "pending")
      + (texts.isEmpty ? "" : " (\(texts.joined(separator: ", ")))")
    let coalesced = group.forgotten + group.records.count { $0.outcome == .coalesced }
    guard coalesced > 0, group.id.outcome != .coalesced else { return outcome }
    return "\(outcome), \(number(coalesced)) coalesced"
  }

  /// The origins, in one line.
  package var origin: String {
    lines(of: \.origin) { [$0.rawValue] }.joined(separator: ", ")
  }

  /// The attempt, or the lowest and the highest attempt.
  package var attempt: String {
    let attempts = group.records.map(\.attempt)
    let (least, most) = (attempts.min() ?? 1, attempts.max() ?? 1)
    return least == most ? "\(least)" : "\(least) to \(most)"
  }

  /// The source locations at which the reports were made.
  package var sources: [String] {
    lines(of: \.source) { [$0.description] }
  }

  /// The fingerprints; if there are several, each follows its support code.
  package var problems: [String] {
    let problems = group.tally { Problem(code: $0.supportCode, text: $0.fingerprint.text) }
    return problems.map { problem, count in
      problems.count == 1 ? problem.text : counted("\(problem.code)", count) + "\n" + problem.text
    }
  }

  /// The details that the reports and their errors mark as public.
  package var publicDetails: [String] {
    lines(of: \.publicDetails) { $0 }
  }

  /// The last steps before the newest report that was not coalesced.
  package var breadcrumbs: [String] { group.lead.breadcrumbs }

  /// What was true of the app and of the device.
  package var situation: [String] {
    lines(of: \.situation) { $0 }
  }

  /// The rules that chose the reports' dispositions.
  package var path: [String] {
    lines(of: \.path) { $0.map(\.description) }
  }

  /// Returns the group as one paragraph of an export.
  ///
  /// - Parameter isAlike: Whether all groups have the same situation, which need not be repeated.
  /// - Returns: The paragraph.
  func paragraph(isAlike: Bool) -> String {
    let numbers =
      group.reported == 1
      ? "#\(group.latest.number) \(date(group.latest))"
      : counted("#\(group.first.number) to #\(group.latest.number)", group.reported)
        + ", \(date(group.first)) to \(date(group.latest))"
    let head = "\(numbers) \(group.lead.supportCode) \(origin): \(outcome)"
    let attempt = "attempt \(attempt)"
    let sources = sources
    let places = sources.count == 1 ? ["\(sources[0]), \(attempt)"] : sources + [attempt]
    let problems = problems.flatMap { $0.split(separator: "\n") }.map(String.init)
    let kept = group.forgotten > 0 ? ["only \(number(group.count)) kept"] : []
    let lines =
      [head] + kept + places + problems + publicDetails + path + breadcrumbs
      + (isAlike ? [] : situation)
    return lines.joined(separator: "\n  ")
  }

  private struct Problem: Hashable {
    let code: SupportCode
    let text: String
  }

  /// Returns the lines of a value; if the entries differ, one line for each variant that has text.
  private func lines<Value: Hashable>(
    of value: (JournalRecord) -> Value, text: (Value) -> [String]
  ) -> [String] {
    let tally = group.tally(of: value)
    guard tally.count > 1 else { return text(tally[0].value) }
    return tally.compactMap { value, count in
      let lines = text(value)
      return lines.isEmpty ? nil : counted(lines.joined(separator: ", "), count)
    }
  }

  private func counted(_ text: String, _ count: Int) -> String {
    "\(text) ×\(number(count))"
  }

  private func date(_ record: JournalRecord) -> String {
    record.date.formatted(.iso8601)
  }
}
