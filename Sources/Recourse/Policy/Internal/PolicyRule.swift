/// A rule of a policy.
struct PolicyRule: Sendable {
  let matcher: ReportMatcher
  /// The disposition in debug builds; nil if a closure chooses one for each report.
  let debug: Disposition?
  /// The disposition in release builds; nil if a closure chooses one for each report.
  let release: Disposition?
  let source: ErrorReport.Source
  /// Returns the disposition that a closure chooses, or nil if the rule doesn't apply.
  private let choice: @MainActor (ErrorReport) -> Disposition?

  /// Creates a rule with one disposition for all matching reports.
  init(
    _ matcher: ReportMatcher, _ disposition: Disposition, inRelease: Disposition?,
    source: ErrorReport.Source
  ) {
    self.matcher = matcher
    (debug, release) = (disposition, inRelease ?? disposition)
    self.source = source
    choice = { _ in nil }
  }

  /// Creates a rule with a disposition for each report.
  init(
    _ matcher: ReportMatcher, inRelease: Disposition?, source: ErrorReport.Source,
    choice: @escaping @MainActor (ErrorReport) -> Disposition?
  ) {
    self.matcher = matcher
    (debug, release) = (nil, inRelease)
    self.source = source
    self.choice = choice
  }

  /// Whether the rule is known never to defer to an enclosing policy.
  var isFinal: Bool {
    [debug, release].allSatisfy { $0 != nil && $0 != .parent }
  }

  /// Returns the disposition of a report, or nil if the rule doesn't apply.
  @MainActor
  func disposition(of report: ErrorReport, in build: BuildConfiguration) -> Disposition? {
    let fixed =
      switch build {
      case .debug: debug
      case .release: release
      }
    guard let fixed else { return choice(report) }
    return matcher.matches(report) ? fixed : nil
  }
}
