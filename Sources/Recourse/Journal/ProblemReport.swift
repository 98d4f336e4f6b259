public import Foundation

/// What a person sends to the makers of an app about a problem: their own words, and the record.
///
/// The record holds no text that could name a person, a file or an address, and the person has read
/// it before it is sent. Only the words and the contact are theirs.
///
/// ```swift
/// func send(_ report: ProblemReport) async throws {
///   try await support.post(JSONEncoder().encode(report))
/// }
/// ```
public struct ProblemReport: Sendable, Hashable, Codable {
  /// What happened, in the person's own words; empty if they wrote none.
  public var words: String
  /// How to reach the person, such as an address; empty if they left none.
  public var contact: String
  /// The problem, with its support code, its last steps, the situation and its causes.
  public let record: JournalRecord

  package init(words: String = "", contact: String = "", record: JournalRecord) {
    self.words = words
    self.contact = contact
    self.record = record
  }

  /// The report for people to read, such as the text of a mail.
  public var text: String {
    [words, contact, details].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Returns an address that opens a mail with the report.
  ///
  /// - Parameter recipient: The address of the recipient.
  /// - Returns: The address, whose subject is the support code.
  public func mail(to recipient: String) -> URL? {
    var mail = URLComponents()
    mail.scheme = "mailto"
    mail.path = recipient
    mail.queryItems = [
      URLQueryItem(name: "subject", value: record.supportCode.description),
      // RFC 6068 asks for the line breaks of mails.
      URLQueryItem(name: "body", value: text.replacing("\n", with: "\r\n")),
    ]
    return mail.url
  }

  /// The record for people to read.
  package var details: String {
    JournalGroup.groups(of: [record])
      .map { JournalGroupText($0).paragraph(isAlike: false) }
      .joined(separator: "\n\n")
  }
}

extension ProblemReport: SafelyDescribed {
  /// The support code, without the words of the person.
  package var safeText: String { "report of \(record.supportCode)" }
}
