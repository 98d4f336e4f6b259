public import Recourse

/// What a boundary has caught, and the way back.
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
  /// How it was reported.
  public let report: ErrorReport
  /// How often the same problem was reported.
  public internal(set) var count = 1
  let resetBoundary: @MainActor () -> Void

  /// Shows the content again, which starts anew.
  @MainActor
  public func reset() {
    resetBoundary()
  }
}

extension BoundaryFailure: CustomStringConvertible, CustomReflectable {
  /// The report and how often the problem occurred, in one line without payloads.
  public var description: String { count > 1 ? "\(report), \(count) times" : "\(report)" }

  /// A mirror without children, so that no dump shows the error's payload.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}
