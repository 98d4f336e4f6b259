public import Foundation

/// One occurrence of an error, on its way to where it is answered.
///
/// An app that has the environment's `report` makes none itself, and gets reports where it catches
/// errors. Code without views makes them here.
///
/// ```swift
/// let report = ErrorReport(error, origin: .background)
/// let decision = policy.decision(for: report)
/// ```
public struct ErrorReport: Sendable, Identifiable {
  /// The identity of this occurrence.
  ///
  /// A router gives a report that was reported before an identity of its own.
  public let id: UUID
  /// What was thrown.
  public let error: any Error
  /// What the app was doing.
  public let origin: ErrorOrigin
  /// Where in the code the operation stands.
  public let source: Source
  /// When it was reported.
  public let date: Date
  /// How often the operation had been tried: 1 for the first time.
  public let attempt: Int
  /// Finds what runs the operation again; nil when it can't be run again.
  public let retryKey: Key?
  /// What makes the report untrue as soon as one of them has come to pass; empty when nothing does.
  public let validUntil: Set<Key>

  /// Reports an error.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - origin: What the app was doing.
  ///   - attempt: How often the operation had been tried. The default is 1.
  ///   - retryKey: Finds what runs the operation again. The default is nil: it can't be run again.
  ///   - validUntil: What makes the report untrue. The default is nothing.
  ///   - id: Tells this occurrence from all others. The default is a new one, made of the date.
  ///   - date: When it is reported. The default is the present.
  ///   - fileID: The file in which the operation stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init(
    _ error: any Error, origin: ErrorOrigin, attempt: Int = 1, retryKey: Key? = nil,
    validUntil: Set<Key> = [], id: UUID? = nil, date: Date = Date(), fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(
      error, origin: origin, source: Source(fileID: fileID, line: line), attempt: attempt,
      retryKey: retryKey, validUntil: validUntil, id: id, date: date)
  }

  package init(
    _ error: any Error, origin: ErrorOrigin, source: Source, attempt: Int = 1,
    retryKey: Key? = nil, validUntil: Set<Key> = [], id: UUID? = nil, date: Date = Date()
  ) {
    self.id = id ?? UUID(date: date)
    self.error = error
    self.origin = origin
    self.source = source
    self.date = date
    self.attempt = attempt
    self.retryKey = retryKey
    self.validUntil = validUntil
  }

  /// What makes this and other reports the same problem; each call finds it out anew.
  public var fingerprint: Fingerprint { Fingerprint(of: error) }

  /// The same occurrence, which something else makes untrue too.
  package func valid(until key: Key) -> ErrorReport {
    ErrorReport(
      error, origin: origin, source: source, attempt: attempt, retryKey: retryKey,
      validUntil: validUntil.union([key]), id: id, date: date)
  }

  /// The same report with an identity of its own, since it is reported once more.
  func reportedAgain() -> ErrorReport {
    ErrorReport(
      error, origin: origin, source: source, attempt: attempt, retryKey: retryKey,
      validUntil: validUntil, date: date)
  }

  /// The same occurrence, told by another error.
  package func replacing(_ error: any Error) -> ErrorReport {
    ErrorReport(
      error, origin: origin, source: source, attempt: attempt, retryKey: retryKey,
      validUntil: validUntil, id: id, date: date)
  }
}

extension ErrorReport: CustomStringConvertible, CustomReflectable {
  /// The support code, the error, what the app was doing and where: in one line without payloads.
  public var description: String {
    let times = attempt > 1 ? ", attempt \(attempt)" : ""
    return "\(error.causeTree) (\(origin.rawValue) at \(source)\(times))"
  }

  /// A mirror without children, so that no dump shows the error's payload.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension ErrorReport: ErrorHolder {
  package var heldErrors: [any Error] { [error] }
}
