import Recourse
public import SwiftUI

extension View {
  /// Lets a person refresh what is inside, and reports what that throws.
  ///
  /// It is SwiftUI's `refreshable` for operations that may fail. The errors have the origin
  /// `.refresh`; where one is shown, a person can try again. Nobody is told of those of a refresh that
  /// was cancelled.
  ///
  /// ```swift
  /// InboxList().throwingRefreshable { try await inbox.fetch() }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file that errors are reported from. The default is the caller's.
  ///   - line: The line that errors are reported from. The default is the caller's.
  ///   - action: What to run, on the main actor until it leaves it.
  /// - Returns: The view, which can be refreshed.
  public func throwingRefreshable(
    fileID: String = #fileID, line: Int = #line,
    action: @escaping @MainActor () async throws -> Void
  ) -> some View {
    modifier(
      ThrowingRefreshModifier(
        source: ErrorReport.Source(fileID: fileID, line: line), action: action))
  }
}

private struct ThrowingRefreshModifier: ViewModifier {
  let source: ErrorReport.Source
  let action: @MainActor () async throws -> Void
  @Environment(\.report) private var report

  func body(content: Content) -> some View {
    content.refreshable { [report, action, source] in
      let attempt = Attempt(origin: .refresh, source: source)
      let result = await attempt.runOnce(action, attempt: 1, in: report.router)
      guard case .failure(let failure) = result, let offer = failure.offer else { return }
      // The refresh is over, whatever the person decides.
      Task {
        if await offer.answer() {
          await attempt.run(action, from: 2, in: RouterHold(report.router))
        }
      }
    }
  }
}
