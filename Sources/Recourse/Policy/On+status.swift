extension On {
  /// Makes a rule for the status of a server's response, see ``HTTPError``.
  ///
  /// - Parameters:
  ///   - status: The status of the error, or of one of its causes, such as 503.
  ///   - disposition: Where such a report goes.
  ///   - inRelease: Where it goes in a release build. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init(
    status: Int, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      status: status...status, disposition, inRelease: inRelease, fileID: fileID, line: line)
  }

  /// Makes a rule for a range of the statuses of a server's response, see ``HTTPError``.
  ///
  /// - Parameters:
  ///   - statuses: The range, such as `500...599` or `500...`. A range without an HTTP status never
  ///     applies, and warns when its policy is made.
  ///   - disposition: Where such a report goes.
  ///   - inRelease: Where it goes in a release build. The default is nil: to the same place.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  public init(
    status statuses: some RangeExpression<Int>, _ disposition: Disposition,
    inRelease: Disposition? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = Self.rule(
      forStatuses: Self.statuses(in: statuses), fileID: fileID, line: line, answer: answer
    ) { answer[$0.build] }
  }

  /// Makes a rule for the status of a server's response, which looks at the report.
  ///
  /// - Parameters:
  ///   - status: The status of the error, or of one of its causes, such as 503.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  ///   - disposition: Says where a report goes.
  public init(
    status: Int, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    self.init(status: status...status, fileID: fileID, line: line, disposition: disposition)
  }

  /// Makes a rule for a range of the statuses of a server's response, which looks at the report.
  ///
  /// - Parameters:
  ///   - statuses: The range, such as `500...599` or `500...`. A range without an HTTP status never
  ///     applies, and warns when its policy is made.
  ///   - fileID: The file in which the rule stands. The default is that of the call.
  ///   - line: The line of the file. The default is that of the call.
  ///   - disposition: Says where a report goes.
  public init(
    status statuses: some RangeExpression<Int>, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    rule = Self.rule(
      forStatuses: Self.statuses(in: statuses), fileID: fileID, line: line
    ) { disposition($0.report) }
  }

  /// The statuses of a range: HTTP has three digits for them.
  private static func statuses(in range: some RangeExpression<Int>) -> Set<Int> {
    Set((100...999).filter(range.contains))
  }
}
