extension On {
  /// Creates a rule for an HTTP status.
  ///
  /// The rule matches an ``HTTPError``.
  ///
  /// - Parameters:
  ///   - status: The status of the error or of one of its causes, such as 503.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init(
    status: Int, _ disposition: Disposition, inRelease: Disposition? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      status: status...status, disposition, inRelease: inRelease, fileID: fileID, line: line)
  }

  /// Creates a rule for a range of HTTP statuses.
  ///
  /// The rule matches an ``HTTPError``.
  ///
  /// - Parameters:
  ///   - statuses: The range, such as `500...599` or `500...`. A rule whose range contains no HTTP
  ///     status never applies, and its policy writes a warning in a debug build.
  ///   - disposition: The disposition of matching reports.
  ///   - inRelease: The disposition in release builds. The default is nil, which uses
  ///     `disposition`.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  public init(
    status statuses: some RangeExpression<Int>, _ disposition: Disposition,
    inRelease: Disposition? = nil, fileID: String = #fileID, line: Int = #line
  ) {
    let answer = Answer(disposition, inRelease: inRelease)
    rule = Self.rule(
      forStatuses: Self.statuses(in: statuses), fileID: fileID, line: line, answer: answer
    ) { answer[$1] }
  }

  /// Creates a rule for an HTTP status, with a closure that chooses the disposition.
  ///
  /// The rule matches an ``HTTPError``.
  ///
  /// - Parameters:
  ///   - status: The status of the error or of one of its causes, such as 503.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - disposition: Returns the disposition of a matching report.
  public init(
    status: Int, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    self.init(status: status...status, fileID: fileID, line: line, disposition: disposition)
  }

  /// Creates a rule for a range of HTTP statuses, with a closure that chooses the disposition.
  ///
  /// The rule matches an ``HTTPError``.
  ///
  /// - Parameters:
  ///   - statuses: The range, such as `500...599` or `500...`. A rule whose range contains no HTTP
  ///     status never applies, and its policy writes a warning in a debug build.
  ///   - fileID: The file that contains the rule. The default is the caller's file.
  ///   - line: The line in the file. The default is the caller's line.
  ///   - disposition: Returns the disposition of a matching report.
  public init(
    status statuses: some RangeExpression<Int>, fileID: String = #fileID, line: Int = #line,
    disposition: @escaping @MainActor (ErrorReport) -> Disposition
  ) {
    rule = Self.rule(
      forStatuses: Self.statuses(in: statuses), fileID: fileID, line: line
    ) { report, _ in disposition(report) }
  }

  /// Returns the HTTP statuses in a range; an HTTP status has three digits.
  private static func statuses(in range: some RangeExpression<Int>) -> Set<Int> {
    Set((100...999).filter(range.contains))
  }
}
