import Foundation
import Recourse

/// The texts of a console about a group of entries.
///
/// Associated values and words of the error's own are included only if private details are turned
/// on.
struct ConsoleText: Sendable {
  /// The texts of a row.
  struct Row: Sendable, Equatable {
    let title: String
    /// The number of reports, such as "×7"; nil for a single report.
    let count: String?
    /// The type and case of the error; nil if the title is the same.
    let label: String?
    let facts: String
    fileprivate let spokenCount: String?

    /// The accessibility label of the row.
    var spoken: String {
      [title, spokenCount, label, facts].compactMap(\.self).joined(separator: ", ")
    }
  }

  let describer: ErrorDescriber
  let showsPrivateDetails: Bool

  func row(of group: ConsoleGroup) -> Row {
    let error = group.lead.report.error
    let label = Self.label(group.group.lead.fingerprint)
    let title =
      showsPrivateDetails
      ? describer.describe(error).title : describer.builtInTitle(of: error) ?? label
    let facts = [
      group.group.lead.supportCode.description, words(of: group).origin, outcome(of: group),
      source(of: group), group.group.latest.date.formatted(Self.time),
    ]
    let count = number(group.group.reported)
    let isMany = group.group.reported > 1
    return Row(
      title: Self.beginning(of: title, upTo: 200), count: isMany ? "×\(count)" : nil,
      label: title == label ? nil : Self.beginning(of: label, upTo: 200),
      facts: facts.joined(separator: " · "), spokenCount: isMany ? "\(count) times" : nil)
  }

  /// Returns the texts of an export for a group, with localized numbers.
  func words(of group: ConsoleGroup) -> JournalGroupText {
    JournalGroupText(group.group, number: number)
  }

  /// Formats a number in the describer's locale.
  func number(_ number: Int) -> String {
    describer.text.number(number)
  }

  /// Returns the source location, and the number of other source locations.
  private func source(of group: ConsoleGroup) -> String {
    let others = group.group.tally(of: \.source).count - 1
    let source = group.id.source.description
    return others == 0 ? source : "\(source) and \(number(others)) more"
  }

  /// Returns the outcome of a group; with private details, also the actions that people chose.
  func outcome(of group: ConsoleGroup) -> String {
    let outcome = words(of: group).outcome
    guard showsPrivateDetails else { return outcome }
    var actions = Tally<String?>()
    for case .presented(let action) in group.entries.map(\.outcome) { actions.add(action) }
    let counts = actions.counts
    guard counts.contains(where: { $0.value != nil }) else { return outcome }
    let titles = counts.map { action, count in
      (action ?? "no action") + (counts.count == 1 ? "" : " ×\(number(count))")
    }
    return "\(outcome) (\(Self.beginning(of: titles.joined(separator: ", "), upTo: 200)))"
  }

  /// Returns a line about one entry of a group; with private details, a second line with its error.
  func occurrence(_ index: Int, of group: ConsoleGroup) -> String {
    let (entry, record) = (group.entries[index], group.group.records[index])
    var facts = ["#\(record.number)", moment(record.date), outcome(of: entry, in: group)]
    if let settled = record.settled.map(moment), settled != facts[1] {
      facts.append("settled \(settled)")
    }
    if record.attempt > 1 { facts.append("attempt \(record.attempt)") }
    let line = facts.joined(separator: " · ")
    guard showsPrivateDetails else { return line }
    return line + "\n" + Self.beginning(of: Self.value(of: entry.report.error), upTo: 200)
  }

  /// Returns the outcome of an entry.
  private func outcome(of entry: JournalEntry, in group: ConsoleGroup) -> String {
    switch entry.outcome {
    case .presented(let action?):
      showsPrivateDetails ? "presented (\(action))" : "presented, answered"
    case .coalesced(let other):
      "coalesced" + (group.number(of: other).map { " into #\($0)" } ?? "")
    default: entry.outcomeText
    }
  }

  /// Formats a date and time for comparison with a log.
  func moment(_ date: Date) -> String {
    date.formatted(Self.day) + " " + date.formatted(Self.time)
  }

  /// Returns the text that a search matches, in lower case.
  func searchText(of entry: JournalEntry, _ record: JournalRecord) -> String {
    var parts = [
      "#\(record.number)", record.supportCode.description, record.fingerprint.text,
      record.source.description,
    ]
    parts += record.publicDetails
    if showsPrivateDetails {
      parts += words(of: entry)
    } else if let title = describer.builtInTitle(of: entry.report.error) {
      parts.append(title)
    }
    return parts.joined(separator: "\n").lowercased()
  }

  /// Returns the title, and the message with the recovery suggestion, as a person reads them.
  func words(of entry: JournalEntry) -> [String] {
    let description = describer.describe(entry.report.error)
    return [description.title, description.fullMessage]
  }

  /// Returns an error as Swift prints it, with its associated values, up to 2,000 characters.
  static func value(of error: any Error) -> String {
    // Swift prints nested causes recursively, and a deep cause tree could overflow the stack.
    guard error.causeTree.errors.count <= 30 else { return "(too many causes to print)" }
    return String(String(describing: error).prefix(2_000))
  }

  /// Returns the beginning of a text; if the text is longer than the limit, with its full length.
  static func beginning(of text: String, upTo limit: Int) -> String {
    let beginning = text.prefix(limit)
    return beginning.endIndex == text.endIndex
      ? text : "\(beginning)… (\(text.count) characters)"
  }

  /// Returns the first line of a fingerprint, which identifies the top-level error.
  private static func label(_ fingerprint: Fingerprint) -> String {
    fingerprint.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  private static let time = Date.ISO8601FormatStyle(timeZone: .current).time(
    includingFractionalSeconds: false)
  private static let day = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
}
