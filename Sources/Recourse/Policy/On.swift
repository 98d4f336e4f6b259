/// A rule of a policy, which matches reports and chooses their disposition.
///
/// Rules run on the main actor, where a router decides.
///
/// ```swift
/// ErrorPolicy {
///   On(.error(APIError.sessionExpired), .route(.signIn))
///   On(.status(500...599)) { report in report.attempt > 1 ? .banner : .toast }
///   On(PaymentError.self) { error, _ in error == .declined ? .alert : .toast }
/// }
/// ```
public struct On: Sendable {
  let rule: PolicyRule

  /// Creates a rule with one disposition for all matching reports.
  ///
  /// - Parameters:
  ///   - matcher: The reports to which the rule applies.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init(
    _ matcher: ReportMatcher, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    rule = PolicyRule(
      matcher, disposition, inRelease: inRelease, source: .init(fileID: fileID, line: line))
  }

  /// Creates a rule whose closure chooses the disposition of each matching report.
  ///
  /// - Parameters:
  ///   - matcher: The reports to which the rule applies.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses the closure.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - disposition: Returns the disposition of a matching report.
  public init(
    _ matcher: ReportMatcher, inRelease: Disposition? = nil, fileID: String = #fileID,
    line: Int = #line, disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    rule = PolicyRule(
      matcher, inRelease: inRelease, source: .init(fileID: fileID, line: line)
    ) { matcher.matches($0) ? disposition($0) : nil }
  }

  /// Creates a rule for a type of error, whose closure also gets the matching error.
  ///
  /// An exhaustive `switch` over the error fails to compile when a case is added, until the rule
  /// handles that case.
  ///
  /// - Parameters:
  ///   - type: The type of the error or of one of its causes.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses the closure.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - disposition: Returns the disposition of a report, of whose errors the first that has the
  ///     type is given.
  public init<Failure: Error>(
    _ type: Failure.Type, inRelease: Disposition? = nil, fileID: String = #fileID,
    line: Int = #line, disposition: @escaping @MainActor (Failure, ErrorReport) -> Disposition
  ) {
    let matcher = TypeMatcher(type)
    rule = PolicyRule(
      .type(type), inRelease: inRelease, source: .init(fileID: fileID, line: line)
    ) { report in report.classified.first(matcher).map { disposition($0, report) } }
  }
}

extension On: SafelyDescribed {
  /// The rule as a row of the policy's table, in one line.
  package var safeText: String { ErrorPolicy.Row(rule, policy: "").description }
}
