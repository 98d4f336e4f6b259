public import Foundation

extension ErrorReport {
  /// A report in plain words and figures, for a store, a test or another process.
  ///
  /// The words are those for the person in front of the app, and may name what the error itself
  /// puts into its words; for what leaves the device, see ``JournalRecord``.
  ///
  /// It is an error itself, which says the same and is the same problem: what shows errors shows it.
  ///
  /// ```swift
  /// let snapshot = report.snapshot()
  /// state.failures.append(snapshot)
  /// ```
  public struct Snapshot: Sendable, Hashable, Codable, Identifiable {
    /// The occurrence.
    public let id: UUID
    /// What went wrong, in a few words.
    public let title: String
    /// What it means.
    public let message: String
    /// What can be done about it; nil when nothing can be suggested.
    public let recoverySuggestion: String?
    /// What makes it the same problem as others.
    public let fingerprint: Fingerprint
    /// The code of the problem that a person can read out.
    public let supportCode: SupportCode
    /// What the app was doing.
    public let origin: ErrorOrigin
    /// Where in the code the operation stands.
    public let source: Source
    /// When it was reported.
    public let date: Date
    /// How often the operation had been tried.
    public let attempt: Int
    /// Finds what runs the operation again; nil when it can't be run again.
    public let retryKey: Key?
    /// What makes the report untrue.
    public let validUntil: Set<Key>
    let traits: ErrorTraits
  }

  /// The report in plain words and figures.
  ///
  /// - Parameter describer: Finds the words for a person. The default speaks the person's language.
  /// - Returns: A value without the error and what it carries.
  public func snapshot(describer: ErrorDescriber = ErrorDescriber()) -> Snapshot {
    let tree = error.causeTree
    let words = describer.describe(tree)
    return Snapshot(
      id: id, title: words.title, message: words.message,
      recoverySuggestion: words.recoverySuggestion, fingerprint: Fingerprint(of: tree),
      supportCode: words.supportCode, origin: origin, source: source, date: date,
      attempt: attempt, retryKey: retryKey, validUntil: validUntil,
      traits: ErrorTraits(of: tree))
  }
}

extension ErrorReport.Snapshot: LocalizedError, ErrorSurrogate {
  /// What went wrong: the title.
  public var errorDescription: String? { title }

  /// What it means: the message.
  public var failureReason: String? { message }
}

extension ErrorReport.Snapshot: CustomStringConvertible, CustomReflectable {
  /// The support code, the error, what the app was doing and where: in one line without words.
  public var description: String {
    let times = attempt > 1 ? ", attempt \(attempt)" : ""
    return
      "\(supportCode) \(ErrorLabel(of: self).text) (\(origin.rawValue) at \(source)\(times))"
  }

  /// A mirror without children, so that no dump shows the error's words.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
