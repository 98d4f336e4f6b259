import Foundation
import Recourse

/// What a console says of a group of entries.
///
/// What an error carries, or puts into its own words, is there only if that is wanted.
struct ConsoleText: Sendable {
  /// What a row says.
  struct Row: Sendable, Equatable {
    let title: String
    /// How often it has happened; nil for once.
    let count: String?
    /// Which error it is; nil where the title says it.
    let label: String?
    let facts: String
    fileprivate let spokenCount: String?

    /// The row for a screen reader.
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

  /// A group in the words of an export, with numbers as a reader writes them.
  func words(of group: ConsoleGroup) -> JournalGroupText {
    JournalGroupText(group.group, number: number)
  }

  /// A number as a reader writes it.
  func number(_ number: Int) -> String {
    describer.text.number(number)
  }

  /// The place in the code, and the number of other ones.
  private func source(of group: ConsoleGroup) -> String {
    let others = group.group.tally(of: \.source).count - 1
    let source = group.id.source.description
    return others == 0 ? source : "\(source) and \(number(others)) more"
  }

  /// What became of a group.
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

  /// One entry of a group, in a line; if wanted, with what its error carries in another one.
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

  /// What became of an entry.
  private func outcome(of entry: JournalEntry, in group: ConsoleGroup) -> String {
    switch entry.outcome {
    case nil: "pending"
    case .presented(let action?):
      showsPrivateDetails ? "presented (\(action))" : "presented, answered"
    case .coalesced(let other):
      "coalesced" + (group.number(of: other).map { " into #\($0)" } ?? "")
    case let outcome?: outcome.kind.rawValue
    }
  }

  /// When something has happened, for a developer to compare with a log.
  func moment(_ date: Date) -> String {
    date.formatted(Self.day) + " " + date.formatted(Self.time)
  }

  /// What a search finds an entry by, in lower case.
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

  /// The title, the message and the suggestion, as a person reads them.
  func words(of entry: JournalEntry) -> [String] {
    let description = describer.describe(entry.report.error)
    return [description.title, description.fullMessage]
  }

  /// An error as Swift prints it, with all that it carries.
  static func value(of error: any Error) -> String {
    // Swift prints the causes inside each other, which deep ones could end the app with.
    guard error.causeTree.errors.count <= 30 else { return "(too many causes to print)" }
    return String(String(describing: error).prefix(2_000))
  }

  /// The beginning of a text, and the length of a text that is longer.
  static func beginning(of text: String, upTo limit: Int) -> String {
    let beginning = text.prefix(limit)
    return beginning.endIndex == text.endIndex
      ? text : "\(beginning)… (\(text.count) characters)"
  }

  /// The line of the error at the top.
  private static func label(_ fingerprint: Fingerprint) -> String {
    fingerprint.text.split(separator: "\n").first.map(String.init) ?? ""
  }

  private static let time = Date.ISO8601FormatStyle(timeZone: .current).time(
    includingFractionalSeconds: false)
  private static let day = Date.ISO8601FormatStyle(timeZone: .current).year().month().day()
}
