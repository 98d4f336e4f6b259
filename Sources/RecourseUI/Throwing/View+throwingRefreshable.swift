import Recourse
public import SwiftUI

extension View {
  /// Marks the view as refreshable, and reports the errors of the refresh.
  ///
  /// This modifier is SwiftUI's `refreshable` for operations that can fail. Errors are reported
  /// with the origin `.refresh`, and the presented error offers to try again. Errors of a cancelled
  /// refresh are recorded as ignored, and never presented.
  ///
  /// ```swift
  /// InboxList().throwingRefreshable { try await inbox.fetch() }
  /// ```
  ///
  /// - Parameters:
  ///   - fileID: The file in the source location of reports. The default is the caller's.
  ///   - line: The line in the source location of reports. The default is the caller's.
  ///   - action: The operation, which starts on the main actor.
  /// - Returns: A view that users can refresh.
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
  @Environment(\.reportError) private var report
  /// All pulls are one intention, as all presses of a button are.
  @State private var intention = Intention()

  func body(content: Content) -> some View {
    content.refreshable { @MainActor [report, action, source, intention] in
      intention.begin()
      do {
        try await report.router.perform(from: source, action)
        intention.succeed()
      } catch {
        // The refresh ends now, regardless of the person's answer.
        let run = Attempt(origin: .refresh, source: source)
          .resume(after: error, reportingTo: report.router, as: intention) { router in
            try await router.perform(from: source, action)
          }
        if Task.isCancelled { run.cancel() }
      }
    }
    .hostsAsLastResort()
  }
}
