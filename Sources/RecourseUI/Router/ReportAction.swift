public import Recourse

/// Hands an error over to whoever is responsible for it around a view.
///
/// Read it from the environment, and call it like a function. On its way up, a report meets every
/// ``ErrorBoundary`` and every `onError`; each of them either keeps it or lets it pass. At the root, a
/// router sends it where the policies say.
///
/// ```swift
/// @Environment(\.report) private var report
///
/// Button("Sync") {
///   do { try model.sync() } catch { report(error) }
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
  ///   - error: What was thrown.
  ///   - origin: What the app was doing. The default is `.userAction`.
  ///   - attempt: How often the operation had been tried. The default is 1.
  ///   - fileID: The file that reports. The default is the caller's.
  ///   - line: The line that reports. The default is the caller's.
  /// - Returns: A handle to await what becomes of it.
  @MainActor
  @discardableResult
  public func callAsFunction(
    _ error: any Error, origin: ErrorOrigin = .userAction, attempt: Int = 1,
    fileID: String = #fileID, line: Int = #line
  ) -> ReportHandle {
    router.report(error, origin: origin, attempt: attempt, fileID: fileID, line: line)
  }

  /// Passes a report on.
  ///
  /// - Parameter report: A report that was made elsewhere.
  /// - Returns: A handle to await what becomes of it.
  @MainActor
  @discardableResult
  public func callAsFunction(_ report: ErrorReport) -> ReportHandle {
    router.report(report)
  }
}
