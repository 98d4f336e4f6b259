public import Recourse

/// Reports an error to the handlers and the router around a view.
///
/// Read the action from the environment, and call it like a function. A report passes through each
/// enclosing ``ErrorBoundary`` and `onError`, from the inside out; each either handles the report
/// or passes it on. At the root, a router routes the report as the policies decide.
///
/// ```swift
/// @Environment(\.reportError) private var report
///
/// Button("Sync") {
///   do { try model.sync() } catch { report(error, origin: .userAction) }
/// }
/// ```
public struct ReportAction: Sendable {
  let router: ErrorRouter

  package init(_ router: ErrorRouter) {
    self.router = router
  }

  /// Reports an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - origin: The origin to report: the activity of the app.
  ///   - surface: The surface that presents the error regardless of the policies, unless it is a
  ///     cancellation. The default is nil: the policies decide.
  ///   - title: What failed, in the person's words and language, without a full stop: the title
  ///     of the presentation. The default is nil: the title of the error.
  ///   - details: Details of the situation, by name, such as the screen. They appear in the console
  ///     and in exports, where anyone may read them, and are never presented. The default is none.
  ///   - attempt: The number of attempts so far, including the failed one. The default is 1.
  ///   - fileID: The file in the report's source location. The default is the caller's.
  ///   - line: The line in the report's source location. The default is the caller's.
  /// - Returns: A handle that awaits the report's outcome.
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ error: any Error, origin: ErrorOrigin, to surface: Disposition.Surface? = nil,
    title: ErrorTitle? = nil, details: [String: String] = [:], attempt: Int = 1,
    fileID: String = #fileID, line: Int = #line
  ) -> ReportHandle {
    router.report(
      error, origin: origin, to: surface, title: title, details: details, attempt: attempt,
      fileID: fileID, line: line)
  }

  /// Delivers a report that was created elsewhere.
  ///
  /// - Parameter report: The report.
  /// - Returns: A handle that awaits the report's outcome.
  @MainActor
  @discardableResult
  public func callAsFunction(_ report: ErrorReport) -> ReportHandle {
    router.report(report)
  }
}
