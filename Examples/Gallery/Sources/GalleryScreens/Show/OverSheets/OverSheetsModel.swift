import Observation
import RecourseUI

/// The state and actions of the Over Sheets screen, independent of its views.
@MainActor
@Observable
final class OverSheetsModel {
  let sheet = SheetContext()
  /// The outcome of the last settled report, in words.
  private(set) var lastOutcome = "None yet"

  /// Follows a journal until the task is cancelled.
  func follow(_ journal: ErrorJournal) async {
    for await batch in journal.changes() {
      if let outcome = batch.changes.compactMap(\.entry.outcome).last {
        lastOutcome = Self.words(for: outcome)
      }
    }
  }

  func openDraft() {
    sheet.present { DraftSheet() }
  }

  func editProfile() {
    sheet.present { ProfileSheet() }
  }

  func writeFeedback() {
    sheet.present { FeedbackSheet() }
  }

  func openOffer() {
    sheet.present { OfferSheet() }
  }

  private static func words(for outcome: Outcome) -> String {
    switch outcome {
    case .presented(let action?): "Answered with “\(action)”"
    default: outcome.kind.rawValue.capitalized
    }
  }
}
