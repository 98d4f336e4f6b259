/// The rule that applies when no earlier rule matches.
///
/// ```swift
/// ErrorPolicy {
///   On(.type(URLError.self), .toast)
///   Otherwise(.alert, inRelease: .log)
/// }
/// ```
public struct Otherwise: Sendable {
  let rule: PolicyRule

  /// Creates the rule.
  ///
  /// - Parameters:
  ///   - disposition: The disposition of the remaining reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init(
    _ disposition: Disposition, inRelease: Disposition? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    rule = PolicyRule(
      .otherwise, disposition, inRelease: inRelease, source: .init(fileID: fileID, line: line))
  }
}

extension Otherwise: SafelyDescribed {
  /// The rule as a row of the policy's table, in one line.
  package var safeText: String { ErrorPolicy.Row(rule, policy: "").description }
}
