extension On {
  /// Creates a rule for errors by domain and code.
  ///
  /// - Parameters:
  ///   - domain: The domain of the error or of one of its causes.
  ///   - codes: The codes in the domain. The default is an empty set, which matches every code.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init(
    domain: String, codes: Set<Int> = [], _ disposition: Disposition,
    inRelease: Disposition? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    let codes = codes.isEmpty ? nil : codes
    rule = Self.rule(
      for: codes, in: domain,
      subject: codes.map { .codes($0, in: domain) } ?? .domain(domain, codes: nil),
      fileID: fileID, line: line, answer: answer
    ) { answer[$1] }
  }

  /// Creates a rule for reports by origin.
  ///
  /// - Parameters:
  ///   - origins: The origins of matching reports. A rule with an empty set never applies, and its
  ///     policy writes a warning in a debug build.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init(
    origins: Set<ErrorOrigin>, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    let list = ErrorOrigin.allCases.filter(origins.contains).map(\.rawValue)
    rule = PolicyRule(
      subject: .reports(from: origins), words: list.joined(separator: ", "),
      source: .init(fileID: fileID, line: line), answer: answer
    ) { report, build in
      origins.contains(report.origin) ? answer[build] : nil
    }
  }

  /// Creates a rule for reports that meet a condition.
  ///
  /// - Parameters:
  ///   - name: A description of the condition for developers. The default is nil, which uses "a
  ///     condition".
  ///   - condition: Returns whether the rule applies to a report.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init(
    _ name: String? = nil, where condition: @escaping @MainActor (ErrorReport) -> Bool,
    _ disposition: Disposition, inRelease: Disposition? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = PolicyRule(
      subject: .condition, words: name ?? "a condition", source: .init(fileID: fileID, line: line),
      answer: answer
    ) { report, build in
      condition(report) ? answer[build] : nil
    }
  }
}
