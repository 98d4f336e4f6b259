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
  /// Returns the action with which a person reports a problem; nil if the app doesn't offer it, or
  /// if they are writing a report already.
  func reportAction(for problem: OpenProblem) -> AlertAction? {
    guard let reporting = settings.problemReporting, reporting.isOffered(problem.latest),
      !openWindows.contains(where: { $0.problemDrafts.isActive })
    else { return nil }
    let id = problem.report.id
    return AlertAction(settings.describer.text["action.report"]) { [weak self] in
      self?.draft(id, send: reporting.send)
    }
  }

  /// Opens the form for a report in the frontmost window.
  private func draft(
    _ report: ErrorReport.ID, send: (@MainActor (ProblemReport) async throws -> Void)?
  ) {
    guard let entry = settings.journal.entries.first(where: { $0.report.id == report }) else {
      return
    }
    front?.problemDrafts.present(ProblemDraft(JournalRecord(entry), send: send))
  }
}
