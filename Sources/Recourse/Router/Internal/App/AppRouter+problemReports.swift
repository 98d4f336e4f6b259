import Observation

/// A report of a problem that a person is writing.
@MainActor
@Observable
package final class ProblemDraft {
  package var report: ProblemReport
  /// Sends the report; nil if the person can only copy or share it.
  @ObservationIgnored package let send: (@MainActor (ProblemReport) async throws -> Void)?

  init(_ record: JournalRecord, send: (@MainActor (ProblemReport) async throws -> Void)?) {
    report = ProblemReport(record: record)
    self.send = send
  }
}

extension AppRouter {
  /// Returns the action with which a person reports what a presentation describes; nil if the app
  /// doesn't offer it, or if they are writing a report already.
  func reportAction(for report: ErrorReport, of problem: OpenProblem) -> AlertAction? {
    guard let reporting = settings.problemReporting, reporting.isOffered(report),
      !openWindows.contains(where: { $0.problemDrafts.isActive })
    else { return nil }
    let (id, place) = (report.id, problem.subject.place)
    return AlertAction(settings.describer.text["action.report"]) { [weak self] in
      guard let self, let entry = settings.journal.entries.last(where: { $0.report.id == id })
      else { return }
      (window(at: place) ?? front)?.problemDrafts
        .present(ProblemDraft(JournalRecord(entry), send: reporting.send))
    }
  }
}
