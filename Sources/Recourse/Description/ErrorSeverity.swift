/// How much attention an error deserves in a log, named like the levels of swift-log.
///
/// ```swift
/// let details = ErrorDetails(of: error)
/// logger.log(level: .init(rawValue: details.severity.rawValue)!, "\(details)")
/// ```
public enum ErrorSeverity: String, Sendable, Hashable, Codable, CaseIterable {
  /// A cancellation, which is no failure.
  case debug
  /// A failure that a person can resolve, such as invalid input or a missing sign-in.
  case notice
  /// A failure that may resolve itself, such as a time-out.
  case warning
  /// A failure that a developer has to look at.
  case error

  /// The severity number of OpenTelemetry's log data model: 5, 10, 13 or 17.
  public var number: Int {
    switch self {
    case .debug: 5
    case .notice: 10
    case .warning: 13
    case .error: 17
    }
  }

  init(_ tree: CauseTree) {
    self =
      if tree.isCancellation {
        .debug
      } else {
        switch tree.remedy {
        case .needsUser: .notice
        case .transient: .warning
        case .permanent, .unknown: .error
        }
      }
  }
}

extension CauseTree {
  /// Returns the attributes of the error for structured logs, without payloads.
  package func logAttributes(
    _ fingerprint: Fingerprint, _ supportCode: SupportCode
  ) -> [String: String] {
    var attributes = Dictionary(
      nodes.reversed().flatMap { PublicDetail.all(of: $0) }.map {
        ("recourse.detail.\($0.name)", $0.value)
      }, uniquingKeysWith: { _, outer in outer })
    let status = errors.lazy.compactMap { ($0 as? any HTTPStatusProvider)?.statusCode }.first
    attributes["error.type"] = ErrorLabel(of: error).text
    attributes["exception.type"] = ErrorLabel.typeName(of: error)
    attributes["http.response.status_code"] = status.map { "\($0)" }
    attributes["recourse.fingerprint"] = fingerprint.text
    attributes["recourse.support_code"] = supportCode.description
    attributes["recourse.remedy"] = "\(remedy)"
    attributes["recourse.severity"] = ErrorSeverity(self).rawValue
    attributes["recourse.meaning"] = meaning?.rawValue
    return attributes
  }
}
