import Foundation
import Recourse

/// What a console says of an entry.
///
/// What an error carries, or puts into its own words, is there only if that is wanted.
struct ConsoleText: Sendable {
  /// What a row says.
  struct Row: Sendable, Equatable {
    let title: String
    /// Which error it is; nil where the title says it.
    let label: String?
    let facts: String
  }

  let describer: ErrorDescriber
  let showsPrivateDetails: Bool

  func row(of entry: ConsoleEntry) -> Row {
    let report = entry.entry.report
    let fingerprint = report.fingerprint
    let label = Self.label(fingerprint)
    let title =
      showsPrivateDetails
      ? describer.describe(report.error).title
      : describer.builtInTitle(of: report.error) ?? label
    let facts = [
      SupportCode(fingerprint).description, report.origin.rawValue, outcome(of: entry),
      report.date.formatted(Self.time),
    ]
    return Row(
      title: Self.beginning(of: title, upTo: 200),
      label: title == label ? nil : Self.beginning(of: label, upTo: 200),
      facts: facts.joined(separator: " · "))
  }

  /// What became of an entry, and how many reports it stands for.
  func outcome(of entry: ConsoleEntry) -> String {
    var text = entry.entry.outcome?.kind.rawValue ?? "pending"
    if showsPrivateDetails, case .presented(let action?) = entry.entry.outcome {
      text += " (\(action))"
    }
    return entry.coalesced == 0 ? text : text + " ×\(entry.coalesced + 1)"
  }

  /// When something has happened, for a developer to compare with a log.
  func moment(_ date: Date) -> String {
    date.formatted(Self.day) + " " + date.formatted(Self.time)
  }

  /// What a search finds an entry by, in lower case.
  func searchText(of entry: JournalEntry) -> String {
    let record = JournalRecord(entry)
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
