public import Recourse

/// Runs an operation that may fail, and hands what it throws to whoever is responsible around a view.
///
/// Read it from the environment, and call it like a function. Where the error is shown, a person can
/// try again.
///
/// ```swift
/// @Environment(\.attempt) private var attempt
///
/// Button("Pay") { attempt { try await cart.pay() } }
/// ```
public struct AttemptAction: Sendable {
  private let router: ErrorRouter

  init(_ router: ErrorRouter) {
    self.router = router
  }

  /// Runs an operation in a task, and reports what it throws.
  ///
  /// - Parameters:
  ///   - origin: What the app is doing. The default is `.userAction`.
  ///   - key: Names the operation: a success takes back what was reported of it before. The default
  ///     is nil.
  ///   - offersTryAgain: Whether a person can try again, where the error says that this can help now. The
  ///     default is true.
  ///   - fileID: The file that reports. The default is the caller's.
  ///   - line: The line that reports. The default is the caller's.
  ///   - operation: What to run, on the main actor until it leaves it.
  /// - Returns: The task. Its value is what the operation returned; nil when it has failed for good
  ///   or was cancelled, which takes its report back.
  @MainActor
  @discardableResult
  public func callAsFunction<Value: Sendable>(
    origin: ErrorOrigin = .userAction, key: ErrorReport.Key? = nil, offersTryAgain: Bool = true,
    fileID: String = #fileID, line: Int = #line,
    _ operation: @escaping @MainActor () async throws -> Value
  ) -> Task<Value?, Never> {
    router.attempt(
      origin: origin, key: key, offersTryAgain: offersTryAgain, fileID: fileID, line: line,
      operation)
  }
}
