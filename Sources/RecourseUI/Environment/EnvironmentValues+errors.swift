public import Recourse
public import SwiftUI

extension EnvironmentValues {
  /// Hands an error over to the nearest view around that handles it.
  ///
  /// Where there is none, the error is named on standard error, with what to do about that.
  @Entry public var report: ReportAction = .unhandled

  /// Finds the words for errors; the default speaks the person's language.
  @Entry public var errorDescriber = ErrorDescriber()

  /// The clock by which views wait before they try again; the default is the system's.
  @Entry public var loadClock: any Clock<Duration> = ContinuousClock()
}
