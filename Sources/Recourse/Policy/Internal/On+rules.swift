import Foundation

extension On {
  static func rule<Failure: Error & Equatable>(
    for error: Failure, fileID: String, line: Int, answer: Answer? = nil,
    disposition: @escaping PolicyRule.Choice
  ) -> PolicyRule {
    // Foundation includes `userInfo` in comparisons of its errors, which a rule can't know.
    if error.isSystemError, let identity = error.systemIdentity {
      return rule(
        for: [identity.code], in: identity.domain, subject: .error(error), fileID: fileID,
        line: line, answer: answer, disposition: disposition)
    }
    let matcher = ErrorMatcher<Failure>()
    return PolicyRule(
      subject: .error(error), words: name(of: error),
      source: .init(fileID: fileID, line: line), answer: answer
    ) { report, build in
      report.classified.first(matcher) { $0 == error }.map { _ in disposition(report, build) }
    }
  }

  static func rule<Failure: Error>(
    for type: Failure.Type, fileID: String, line: Int, answer: Answer? = nil,
    disposition: @escaping @MainActor (Failure, BuildConfiguration) -> Disposition
  ) -> PolicyRule {
    let matcher = ErrorMatcher(type)
    return PolicyRule(
      subject: .errors(type), words: String(describing: type),
      source: .init(fileID: fileID, line: line), answer: answer
    ) { report, build in
      report.classified.first(matcher).map { disposition($0, build) }
    }
  }

  /// Returns a rule for codes of a domain; nil matches all codes.
  static func rule(
    for codes: Set<Int>?, in domain: String, subject: RuleSubject, fileID: String, line: Int,
    answer: Answer? = nil, disposition: @escaping PolicyRule.Choice
  ) -> PolicyRule {
    let list = codes.map { $0.sorted().map(String.init).joined(separator: ", ") }
    return PolicyRule(
      subject: subject, words: list.map { "\(domain) \($0)" } ?? domain,
      source: .init(fileID: fileID, line: line), answer: answer
    ) { report, build in
      report.classified.contains(domain: domain, codes: codes) ? disposition(report, build) : nil
    }
  }

  /// Returns a rule for HTTP statuses, described as they are written in code.
  static func rule(
    forStatuses statuses: Set<Int>, fileID: String, line: Int, answer: Answer? = nil,
    disposition: @escaping PolicyRule.Choice
  ) -> PolicyRule {
    let bounds = [statuses.min(), statuses.max()].compactMap { $0.map(String.init) }
    let words = Set(bounds).count < 2 ? bounds.first ?? "none" : bounds.joined(separator: "...")
    return PolicyRule(
      subject: .http(statuses), words: "status \(words)",
      source: .init(fileID: fileID, line: line), answer: answer
    ) { report, build in
      report.classified.contains(statuses: statuses) ? disposition(report, build) : nil
    }
  }

  /// Returns the type and the case of an error, without its payload: "APIError.sessionExpired".
  private static func name(of error: some Error) -> String {
    let type = String(describing: type(of: error))
    return ErrorLabel.caseName(of: error).map { "\(type).\($0)" } ?? type
  }
}
