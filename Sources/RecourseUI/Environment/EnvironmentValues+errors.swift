public import Recourse
public import SwiftUI

extension EnvironmentValues {
  /// Hands an error over to whoever is responsible for it around the view.
  ///
  /// Where no router is installed, the error is recorded on standard error, and a debug build says
  /// what to install.
  @Entry public var report = ReportAction(.unhandled)

  /// Runs an operation that may fail, and hands what it throws over like `report`.
  public var attempt: AttemptAction { AttemptAction(report.router) }

  /// Finds the words for errors; the default speaks the person's language.
  @Entry public var errorDescriber = ErrorDescriber()

  /// What limits the retries of all views inside that load by themselves; nothing by default.
  @Entry public var loadBudget: RetryBudget?

  /// What views that load wait for before they try again by themselves, while the network can't be
  /// reached; nothing by default.
  @Entry public var loadNetwork: NetworkSignal?

  /// The clock by which views wait: before they try again, and for a toast to go away.
  ///
  /// The default is the system's.
  @Entry public var errorClock: any Clock<Duration> = ContinuousClock()
}
