public import Recourse

/// An error that a boundary has caught, with the action that resets the boundary.
///
/// ```swift
/// ErrorBoundary {
///   OrdersView()
/// } fallback: { failure in
///   Button("Load the orders again") { failure.reset() }
/// }
/// ```
public struct BoundaryFailure<Failure: Error>: Sendable {
  /// The error.
  public let error: Failure
  /// The report of the error.
  public let report: ErrorReport
  /// The number of times that the problem was reported.
  public internal(set) var count = 1
  let resetBoundary: @MainActor () -> Void

  /// Resets the boundary, which recreates its content.
  @MainActor
  public func reset() {
    resetBoundary()
  }
}

extension BoundaryFailure: SafelyDescribed {
  /// The report and the number of occurrences, in one line without payloads.
  package var safeText: String { count > 1 ? "\(report), \(count) times" : "\(report)" }
}
