/// A rule of a policy, which matches reports and chooses their disposition.
///
/// A rule for errors matches an error or any of its causes. The error itself is checked first, then
/// its direct causes, then theirs; cancelled causes are skipped. Rules run on the main actor, where
/// a router decides.
///
/// ```swift
/// ErrorPolicy {
///   On(APIError.sessionExpired, .route(.signIn))
///   On(URLError.notConnectedToInternet, .banner)
///   On(URLError.self, .toast)
///   On(status: 500...599, .toast)
///   On(domain: "Shop", codes: [401, 403], .alert)
///   On(origins: [.background, .prefetch], .log)
/// }
/// ```
public struct On: Sendable {
  let rule: PolicyRule

  /// Creates a rule for one error value.
  ///
  /// A system error, such as `URLError(.timedOut)` or an `NSError`, is compared by domain and code.
  ///
  /// - Parameters:
  ///   - error: The value that the error or one of its causes must equal.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init<Failure: Error & Equatable>(
    _ error: Failure, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = Self.rule(for: error, fileID: fileID, line: line, answer: answer) { answer[$1] }
  }

  /// Creates a rule for one error value, with a closure that chooses the disposition.
  ///
  /// - Parameters:
  ///   - error: The value that the error or one of its causes must equal.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - disposition: Returns the disposition of a matching report.
  public init<Failure: Error & Equatable>(
    _ error: Failure, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    rule = Self.rule(for: error, fileID: fileID, line: line) { report, _ in disposition(report) }
  }

  /// Creates a rule for a type of error.
  ///
  /// - Parameters:
  ///   - type: The type of the error or of one of its causes.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init<Failure: Error>(
    _ type: Failure.Type, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = Self.rule(for: type, fileID: fileID, line: line, answer: answer) { answer[$1] }
  }

  /// Creates a rule for a type of error, with a closure that chooses the disposition.
  ///
  /// An exhaustive `switch` over the error fails to compile when a case is added, until the rule
  /// handles that case.
  ///
  /// - Parameters:
  ///   - type: The type of the error or of one of its causes.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - disposition: Returns the disposition of a matching error.
  public init<Failure: Error>(
    _ type: Failure.Type, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (Failure) -> Disposition
  ) {
    rule = Self.rule(for: type, fileID: fileID, line: line) { error, _ in disposition(error) }
  }
}

extension On: SafelyDescribed {
  /// The rule as a row of the policy's table, in one line.
  package var safeText: String { ErrorPolicy.Row(rule, policy: "").description }
}
