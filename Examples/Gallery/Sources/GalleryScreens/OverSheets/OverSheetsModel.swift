import Observation
import RecourseUI

/// What the screen has reported, and what became of it.
@MainActor
@Observable
final class OverSheetsModel {
  /// Shows the errors of this screen, and of the sheets over it.
  let router: ErrorRouter
  let sheet = SheetContext()
  private(set) var counts: JournalCounts
  private(set) var lastOutcome = "None yet"

  init(clock: any Clock<Duration> = ContinuousClock()) {
    router = ErrorRouter(policy: ErrorPolicy("Over sheets") { Otherwise(.alert) }, clock: clock)
    counts = router.journal.counts
  }

  /// Follows the journal until the task is cancelled.
  func followJournal() async {
    let changes = router.journal.changes()
    counts = router.journal.counts
    for await batch in changes {
      counts = router.journal.counts
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
    case .presented(nil): "Seen"
    case .coalesced: "Counted in"
    default: outcome.kind.rawValue.capitalized
    }
  }
}
