/// The rule for all that no rule above it is about.
///
/// ```swift
/// ErrorPolicy {
///   On(URLError.self, .toast)
///   Otherwise(.alert, inRelease: .log)
/// }
/// ```
public struct Otherwise: Sendable {
  let rule: PolicyRule

  /// Makes the rule.
  ///
  /// - Parameters:
  ///   - disposition: Where a report goes.
  ///   - inRelease: Where it goes in a build for everybody. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init(
    _ disposition: Disposition, inRelease: Disposition? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = PolicyRule(
      subject: .everything, words: "otherwise", source: .init(fileID: fileID, line: line),
      answer: answer
    ) { answer[$0.build] }
  }
}

extension Otherwise: CustomStringConvertible, CustomReflectable {
  /// The rule as in the policy's table, in one line.
  public var description: String { ErrorPolicy.Row(rule, policy: "").description }

  /// A mirror without children, so that no dump shows its parts.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
