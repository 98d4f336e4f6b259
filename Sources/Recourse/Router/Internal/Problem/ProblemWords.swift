/// The words that tell problems apart: a person would call two errors the same only if they read
/// the same.
package struct ProblemWords: Sendable, Hashable {
  /// What failed, in the person's words; nil if unknown.
  private let operation: String?
  private let title: String?
  private let message: String?
  /// The report, if its error brings recovery options, which recover nothing but that error.
  private let own: ErrorReport.ID?

  /// Whether no other report is the same problem.
  var areOwn: Bool { own != nil }

  /// Creates the words of a report, without delays, which pass.
  package init(of report: ErrorReport, by describer: ErrorDescriber) {
    let describer = describer.omittingDelays
    let words = describer.general(WordChoice(in: report.classified.tree, by: describer).words)
    operation = report.title
    title = words.title
    message = words.message
    own = words.options.isEmpty ? nil : report.id
  }
}
