/// A rule of a policy: which reports it is about, and where they go.
///
/// A rule for errors applies to an error and to what caused it: the error itself is looked at first,
/// then its direct causes, then theirs; those that were cancelled are left out. A rule runs on the main
/// actor, where a router decides.
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

  /// Makes a rule for one error of a type.
  ///
  /// A system error such as `URLError(.timedOut)` or an `NSError` is compared by domain and code.
  ///
  /// - Parameters:
  ///   - error: What the error, or one of its causes, is equal to.
  ///   - disposition: Where such a report goes.
  ///   - inRelease: Where it goes in a build for everybody. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init<Failure: Error & Equatable>(
    _ error: Failure, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = Self.rule(for: error, fileID: fileID, line: line, answer: answer) { answer[$0.build] }
  }

  /// Makes a rule for one error of a type, which looks at the report.
  ///
  /// - Parameters:
  ///   - error: What the error, or one of its causes, is equal to.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  ///   - disposition: Says where a report goes.
  public init<Failure: Error & Equatable>(
    _ error: Failure, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    rule = Self.rule(for: error, fileID: fileID, line: line) { disposition($0.report) }
  }

  /// Makes a rule for a type of error.
  ///
  /// - Parameters:
  ///   - type: The type of the error, or of one of its causes.
  ///   - disposition: Where such a report goes.
  ///   - inRelease: Where it goes in a build for everybody. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init<Failure: Error>(
    _ type: Failure.Type, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = Self.rule(for: type, fileID: fileID, line: line, answer: answer) { answer[$1.build] }
  }

  /// Makes a rule for a type of error, which looks at the error.
  ///
  /// A `switch` over the error stops compiling when a case is added that nobody has thought of.
  ///
  /// - Parameters:
  ///   - type: The type of the error, or of one of its causes.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  ///   - disposition: Says where such an error goes.
  public init<Failure: Error>(
    _ type: Failure.Type, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (Failure) -> Disposition
  ) {
    rule = Self.rule(for: type, fileID: fileID, line: line) { error, _ in disposition(error) }
  }
}

extension On: CustomStringConvertible, CustomReflectable {
  /// The rule as in the policy's table, in one line.
  public var description: String { ErrorPolicy.Row(rule, policy: "").description }

  /// A mirror without children, so that no dump shows the error in the rule.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
