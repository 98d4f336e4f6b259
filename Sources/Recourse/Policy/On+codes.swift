extension On {
  /// Makes a rule for a code of the system's errors.
  ///
  /// - Parameters:
  ///   - code: The code of the error, or of one of its causes.
  ///   - disposition: Where such a report goes.
  ///   - inRelease: Where it goes in a release build. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init<Code: SystemErrorCode>(
    _ code: Code, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init([code], disposition, inRelease: inRelease, fileID: fileID, line: line)
  }

  /// Makes a rule for several codes of the system's errors.
  ///
  /// - Parameters:
  ///   - codes: The codes, one of which the error or one of its causes has. A rule without a code
  ///     never applies, and warns when its policy is made.
  ///   - disposition: Where such a report goes.
  ///   - inRelease: Where it goes in a release build. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init<Code: SystemErrorCode>(
    _ codes: Set<Code>, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = Self.rule(for: codes, fileID: fileID, line: line, answer: answer) { answer[$0.build] }
  }

  /// Makes a rule for a code of the system's errors, which looks at the report.
  ///
  /// - Parameters:
  ///   - code: The code of the error, or of one of its causes.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  ///   - disposition: Says where a report goes.
  public init<Code: SystemErrorCode>(
    _ code: Code, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    self.init([code], fileID: fileID, line: line, disposition: disposition)
  }

  /// Makes a rule for several codes of the system's errors, which looks at the report.
  ///
  /// - Parameters:
  ///   - codes: The codes, one of which the error or one of its causes has. A rule without a code
  ///     never applies, and warns when its policy is made.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  ///   - disposition: Says where a report goes.
  public init<Code: SystemErrorCode>(
    _ codes: Set<Code>, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    rule = Self.rule(for: codes, fileID: fileID, line: line) { disposition($0.report) }
  }

  private static func rule<Code: SystemErrorCode>(
    for codes: Set<Code>, fileID: String, line: Int, answer: Answer? = nil,
    disposition: @escaping @MainActor (Occurrence) -> Disposition
  ) -> PolicyRule {
    let numbers = Set(codes.map { Int(clamping: $0.rawValue) })
    return rule(
      for: numbers, in: Code.errorDomain, subject: .codes(numbers, in: Code.errorDomain),
      fileID: fileID, line: line, answer: answer, disposition: disposition)
  }
}
