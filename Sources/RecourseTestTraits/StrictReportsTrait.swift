import RecourseTesting
public import Testing

/// A trait of Swift Testing with which each report that a test doesn't expect fails the test.
///
/// A report is expected if a recorder of the test asserts on it. All other reports fail the test:
/// those that the test forgets, those without a recorder, and presentations without an answer. The
/// recorders end with the test, so `finish()` is optional. Cancellations without a recorder don't
/// count, and neither does a report that a detached task makes without a recorder.
///
/// ```swift
/// @Suite(.strictReports) struct ShopTests {
///   @Suite struct PaymentTests {}
/// }
/// ```
public struct StrictReportsTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the trait applies to the tests in a suite and its inner suites, which it does.
  public var isRecursive: Bool { true }

  /// Runs a test, and records an issue for each report that the test doesn't expect.
  ///
  /// Swift Testing calls this method.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The arguments of the test.
  ///   - function: Runs the test.
  /// - Throws: The error of the test.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await StrictScope.run(function) {
      Issue.record($0, sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == StrictReportsTrait {
  /// Fails a test for each report that it doesn't expect.
  public static var strictReports: Self { Self() }
}
