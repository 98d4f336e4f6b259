public import Recourse

/// A report as the person would see it, or the place where it went instead.
///
/// ```swift
/// let shown = try await recorder.next()
/// #expect(shown.disposition == .alert)
/// #expect(shown.title == "The payment failed")
/// ```
public struct RecordedReport: Sendable, Identifiable {
  /// The report.
  public let report: ErrorReport
  /// The place of the report: the surface that presents it, `.inline` for the view that has
  /// reported it or for the fields of a form, its route, `.log` or `.ignore`.
  public let disposition: Disposition
  /// The title on screen, or the title that describes an error that isn't presented.
  public let title: String
  /// The message on screen; nil if there is none.
  public let message: String?
  /// The titles of the buttons on screen that can be pressed; empty if the error isn't presented.
  public let actions: [String]
  /// The outcome; nil while the report is presented or handled by a route.
  public let outcome: Outcome?
  /// The report whose presentation shows the report.
  let shownID: ErrorReport.ID

  /// The identity of the report.
  public var id: ErrorReport.ID { report.id }
}

extension RecordedReport: CustomStringConvertible {
  /// The place, the title and the buttons, and the activity that has failed, on one line.
  public var description: String {
    let buttons = actions.isEmpty ? "" : " [\(actions.joined(separator: ", "))]"
    let context = report.context.map { " during \($0)" } ?? ""
    return "\(disposition) “\(title)”\(buttons)\(context)"
  }
}
