import RecourseUI
import SwiftUI

extension View {
  /// Lists the reports to a screen's own router in the drawer, instead of those to the Gallery's.
  func showsReports(to router: ErrorRouter) -> some View {
    modifier(OwnReports(journal: router.journal))
  }
}

private struct OwnReports: ViewModifier {
  let journal: ErrorJournal
  @Environment(ReportHistory.self) private var history: ReportHistory?

  func body(content: Content) -> some View {
    content.onAppear { history?.use(journal) }
  }
}
