public import Recourse
public import SwiftUI

extension EnvironmentValues {
  /// The action that reports an error to the handlers and the router around the view.
  ///
  /// Without a router, the action writes the error to standard error, and a debug build adds a
  /// warning that names the missing modifier.
  @Entry public var reportError = ReportAction(.unhandled)

  /// The action that runs an operation and reports its failure like `reportError`.
  public var attemptOperation: AttemptAction { AttemptAction(reportError.router) }

  /// The describer of errors, which uses the app's current language by default.
  @Entry public var errorDescriber = ErrorDescriber()

  /// The context of the automatic retries of all loading views inside.
  ///
  /// The default has no budget, the router's network signal, and the clock in `errorClock`.
  ///
  /// ```swift
  /// OrdersScreen().environment(\.errorRetryContext.budget, budget)
  /// ```
  @Entry public var errorRetryContext = RetryContext()

  /// The clock that times automatic retries, requested delays, toasts and presentations.
  ///
  /// The default is `ContinuousClock`.
  @Entry public var errorClock: any Clock<Duration> = ContinuousClock()
}
