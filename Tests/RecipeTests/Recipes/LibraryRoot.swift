import RecourseUI
import SwiftUI

enum LibraryError: ErrorAlertConvertible {
  case damaged

  var errorTitle: String { "The library can’t be opened" }
  var errorMessage: String { "Your photos are safe in the backup of yesterday." }
}

struct LibraryRoot<Content: View>: View {
  let restore: @MainActor () -> Void
  @ViewBuilder let content: Content

  var body: some View {
    ErrorBoundary(of: LibraryError.self) {
      content
    } fallback: { failure in
      ErrorUnavailableView(failure.error) { failure.reset() }
    } onReset: { _ in
      restore()
    }
  }
}
