public import Recourse
public import SwiftUI

extension EnvironmentValues {
  /// Hands an error over to the nearest view around that handles it.
  ///
  /// Where there is none, the error is named on standard error, with what to do about that.
  @Entry public var report: ReportAction = .unhandled

  /// Finds the words for errors; the default speaks the person's language.
  @Entry public var errorDescriber = ErrorDescriber()

  /// What limits the retries of all views inside that load by themselves; nothing by default.
  @Entry public var loadBudget: RetryBudget?

  /// What views that load wait for before they try again by themselves, while the network can't be
  /// reached; nothing by default.
  @Entry public var loadNetwork: NetworkSignal?

  /// The clock by which views wait before they try again; the default is the system's.
  @Entry public var loadClock: any Clock<Duration> = ContinuousClock()
}
