extension On {
  /// Makes a rule for errors by domain and code.
  ///
  /// - Parameters:
  ///   - domain: The domain of the error, or of one of its causes.
  ///   - codes: The codes in the domain. The default is none: all of them.
  ///   - disposition: Where such a report goes.
  ///   - inRelease: Where it goes in a build for everybody. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
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
    ) { answer[$0.build] }
  }

  /// Makes a rule for reports by what the app was doing.
  ///
  /// - Parameters:
  ///   - origins: What the app was doing.
  ///   - disposition: Where such a report goes.
  ///   - inRelease: Where it goes in a build for everybody. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init(
    origins: Set<ErrorOrigin>, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    let list = ErrorOrigin.allCases.filter(origins.contains).map(\.rawValue)
    rule = PolicyRule(
      subject: .reports(from: origins), words: list.joined(separator: ", "),
      source: .init(fileID: fileID, line: line), answer: answer
    ) { occurrence in
      origins.contains(occurrence.report.origin) ? answer[occurrence.build] : nil
    }
  }

  /// Makes a rule for reports that meet a condition.
  ///
  /// - Parameters:
  ///   - name: The condition in words, for a developer. The default is nil: "a condition".
  ///   - condition: Whether the rule applies to a report.
  ///   - disposition: Where such a report goes.
  ///   - inRelease: Where it goes in a build for everybody. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init(
    _ name: String? = nil, where condition: @escaping @MainActor (ErrorReport) -> Bool,
    _ disposition: Disposition, inRelease: Disposition? = nil, fileID: String = #fileID,
    line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = PolicyRule(
      subject: .condition, words: name ?? "a condition", source: .init(fileID: fileID, line: line),
      answer: answer
    ) { occurrence in
      condition(occurrence.report) ? answer[occurrence.build] : nil
    }
  }
}
