public import Foundation

/// One occurrence of an error, with its origin, its source location and its retry information.
///
/// An app that uses `reportError` from the environment never creates reports, but receives them
/// where it catches errors. Code without views creates reports with this type.
///
/// ```swift
/// let report = ErrorReport(error, origin: .background)
/// let decision = policy.decision(for: report)
/// ```
public struct ErrorReport: Sendable, Identifiable {
  /// The identity of this occurrence.
  ///
  /// A router assigns a new identity to a report that was reported before.
  public private(set) var id: UUID
  /// The error that was thrown.
  public var error: any Error { classified.tree.error }
  /// The error with its causes and the traits that determine its disposition.
  package private(set) var classified: ClassifiedError
  /// The activity of the app during which the error occurred.
  public let origin: ErrorOrigin
  /// What failed, in the person's words, such as "The invoice wasn’t attached"; nil if unknown.
  public private(set) var title: String?
  /// Details of the situation that anyone may read, by name.
  public private(set) var details: [String: String]
  /// What was true of the app and of the device, each as "name: value"; nil until a journal adds
  /// it.
  var situation: [String]?
  /// The kept change whose operation failed; nil if the report is about nothing that is kept.
  var keptChange: UUID?
  /// The source location of the operation.
  public let source: Source
  /// The time of the report.
  public let date: Date
  /// The number of the attempt that failed, counting from 1.
  public let attempt: Int
  /// The key of the operation to run again; nil if the operation can't be run again.
  public let retryKey: Key?
  /// The events that resolve the report, any of which is sufficient; empty if no event does.
  package private(set) var resolvedBy: Set<Key>

  /// Creates a report of an error.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - origin: The activity of the app during which the error occurred.
  ///   - title: What failed, in the person's words and language, without a full stop. The default
  ///     is nil: a presentation has the title of the error.
  ///   - details: Details of the situation, by name, such as the screen. They appear in the console
  ///     and in exports, where anyone may read them, and are never presented. The default is none.
  ///   - attempt: The number of the attempt that failed. The default is 1.
  ///   - retryKey: The key of the operation to run again, whose success resolves the report. The
  ///     default is nil: the operation can't be run again.
  ///   - resolvedBy: Further events that resolve the report. The default is none.
  ///   - catalog: The catalog that knows the meaning of the error. A router asks its own instead.
  ///     The default is the built-in catalog.
  ///   - id: The identity of this occurrence. The default is nil, which derives a new identity from
  ///     the date.
  ///   - date: The time of the report. The default is the current time.
  ///   - fileID: The file that contains the operation. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init(
    _ error: any Error, origin: ErrorOrigin, title: ErrorTitle? = nil,
    details: [String: String] = [:], attempt: Int = 1, retryKey: Key? = nil,
    resolvedBy: Set<Key> = [], catalog: ErrorCatalog = ErrorCatalog(), id: UUID? = nil,
    date: Date = Date(), fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      error, origin: origin, title: ErrorDescriber().words(of: title), details: details,
      source: Source(fileID: fileID, line: line), attempt: attempt, retryKey: retryKey,
      resolvedBy: resolvedBy, catalog: catalog, id: id, date: date)
  }

  package init(
    _ error: any Error, origin: ErrorOrigin, title: String? = nil,
    details: [String: String] = [:], source: Source, attempt: Int = 1, retryKey: Key? = nil,
    resolvedBy: Set<Key> = [], catalog: ErrorCatalog = ErrorCatalog(), id: UUID? = nil,
    date: Date = Date()
  ) {
    self.id = id ?? UUID(date: date)
    classified = ClassifiedError(error, in: catalog)
    self.origin = origin
    self.title = PlainText.title(title)
    self.details = details
    self.source = source
    self.date = date
    self.attempt = attempt
    self.retryKey = retryKey
    self.resolvedBy = retryKey.map { resolvedBy.union([$0]) } ?? resolvedBy
  }

  /// The fingerprint, which is equal for all reports of the same problem; computed on each access.
  public var fingerprint: Fingerprint { classified.fingerprint }

  /// The activities that the error has left, for developers; nil if there are none, see
  /// ``withErrorContext(_:_:fileID:line:operation:)``.
  package var context: String? { classified.tree.context }

  /// Returns the same occurrence with an additional event that resolves the report.
  package func resolved(by key: Key) -> ErrorReport {
    var report = self
    report.resolvedBy.insert(key)
    return report
  }

  /// Returns the same occurrence with the given context, where the report has none of its own.
  package func inContext(title: String?, details: [String: String]) -> ErrorReport {
    var report = self
    report.title = report.title ?? title
    report.details.merge(details) { own, _ in own }
    return report
  }

  /// Returns the same report with a new identity, for reporting the occurrence once more.
  func reportedAgain() -> ErrorReport {
    var report = self
    report.id = UUID(date: date)
    return report
  }

  /// Returns the same occurrence with another error in place of the original.
  package func replacing(_ error: any Error) -> ErrorReport {
    var report = self
    report.classified = ClassifiedError(error, in: classified.tree.catalog)
    return report
  }

  /// Returns the same occurrence, whose error a catalog of an app knows.
  func classified(by catalog: ErrorCatalog) -> ErrorReport {
    guard !catalog.isBuiltIn else { return self }
    var report = self
    report.classified = ClassifiedError(error, in: catalog)
    return report
  }
}

extension ErrorReport: SafelyDescribed {
  /// The support code, the error, the origin and the source location, in one line without payloads.
  package var safeText: String {
    let times = attempt > 1 ? ", attempt \(attempt)" : ""
    return "\(classified.tree) (\(origin.rawValue) at \(source)\(times))"
  }
}

extension ErrorReport: ErrorHolder {
  package var heldErrors: [any Error] { [error] }
}
