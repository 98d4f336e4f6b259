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
      scope: .all, words: "otherwise", source: .init(fileID: fileID, line: line),
      isFinal: disposition != .parent && inRelease != .parent, answer: answer
    ) { answer[$0.build] }
  }
}
