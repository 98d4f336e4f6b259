public import Foundation

extension ErrorReport {
  /// A report as plain text and values, for a store, a test or another process.
  ///
  /// The texts are meant for the person who uses the app, and may contain details that the error
  /// includes in its own texts. To send data off the device, use ``JournalRecord`` instead.
  ///
  /// A snapshot is itself an error, with the same texts and the same fingerprint as the original.
  /// Any API that presents errors can therefore present a snapshot.
  ///
  /// ```swift
  /// let snapshot = report.snapshot()
  /// state.failures.append(snapshot)
  /// ```
  public struct Snapshot: Sendable, Hashable, Codable, Identifiable {
    /// The identity of the report.
    public let id: UUID
    /// A short title for the problem.
    public let title: String
    /// An explanation of the problem.
    public let message: String
    /// A suggestion for recovering from the problem; nil if there is none.
    public let recoverySuggestion: String?
    /// The fingerprint, which is equal for all reports of the same problem.
    package let fingerprint: Fingerprint
    /// A code for the problem that a person can read out to support staff.
    public let supportCode: SupportCode
    /// The activity of the app during which the error occurred.
    package let origin: ErrorOrigin
    /// The source location of the operation.
    package let source: Source
    /// The time of the report.
    public let date: Date
    /// The number of the attempt that failed, counting from 1.
    package let attempt: Int
    /// The key of the operation to run again; nil if the operation can't be run again.
    public let retryKey: Key?
    /// The events that resolve the report.
    package let resolvedBy: Set<Key>
    /// What failed, in the person's words; nil if unknown.
    package let operation: String?
    /// Details of the situation that anyone may read, by name.
    package let details: [String: String]
    package let traits: ErrorTraits
    /// What was true of the app and of the device, each as "name: value"; nil if unknown.
    let situation: [String]?
  }

  /// Returns the report as plain text and values.
  ///
  /// - Parameter describer: Describes the error. The default uses the app's language.
  /// - Returns: A value without the error and its payload.
  public func snapshot(describer: ErrorDescriber = ErrorDescriber()) -> Snapshot {
    let tree = classified.tree
    let words = describer.describe(tree)
    return Snapshot(
      id: id, title: words.title, message: words.message,
      recoverySuggestion: words.recoverySuggestion, fingerprint: Fingerprint(of: tree),
      supportCode: words.supportCode, origin: origin, source: source, date: date,
      attempt: attempt, retryKey: retryKey, resolvedBy: resolvedBy, operation: title,
      details: details.merging(tree.context.map { ["during": $0] } ?? [:]) { own, _ in own },
      traits: ErrorTraits(of: tree), situation: situation)
  }

  /// Creates the report of a snapshot, whose error is the snapshot.
  init(_ snapshot: Snapshot) {
    self.init(
      snapshot, origin: snapshot.origin, title: snapshot.operation, details: snapshot.details,
      source: snapshot.source, attempt: snapshot.attempt,
      retryKey: snapshot.retryKey, resolvedBy: snapshot.resolvedBy, id: snapshot.id,
      date: snapshot.date)
    situation = snapshot.situation
  }
}

extension ErrorReport.Snapshot: LocalizedError, ErrorSurrogate {
  /// The localized description of the error, which is the title.
  public var errorDescription: String? { title }

  /// The localized reason for the failure, which is the message.
  public var failureReason: String? { message }
}

extension ErrorReport.Snapshot: SafelyDescribed {
  /// The support code, the error's label, the origin and the source location, in one line without
  /// user-facing text.
  package var safeText: String {
    let times = attempt > 1 ? ", attempt \(attempt)" : ""
    return
      "\(supportCode) \(ErrorLabel(of: self).text) (\(origin.rawValue) at \(source)\(times))"
  }
}
