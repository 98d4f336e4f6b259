import Foundation
import Observation
import RecourseUI

/// The actions of the Console screen, independent of its views: reports of failing operations.
@MainActor
@Observable
final class ConsoleModel {
  /// The number of reports in a flood.
  static let flood = 500
  /// The interval between the reports of the stream.
  static let pace = Duration.milliseconds(500)

  /// Whether errors are reported continuously.
  var isStreaming = false

  private let clock: any Clock<Duration>
  private var next = 0

  /// Creates the model of a screen that has reported nothing yet.
  ///
  /// - Parameter clock: Measures the interval between the reports of a stream. The default is a
  ///   continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Runs the next of the failing operations, and reports its error.
  func reportOne(to router: ErrorRouter) async {
    let operation = FailingOperation.all[next % FailingOperation.all.count]
    next += 1
    do {
      try await operation.run()
    } catch {
      router.report(error, origin: operation.origin)
    }
  }

  /// Reports the same error repeatedly, like an app that loses its network connection.
  func reportFlood(to router: ErrorRouter) {
    for _ in 1...Self.flood {
      router.report(URLError(.notConnectedToInternet), resolvedBy: [.connection])
    }
  }

  /// Resolves the reports of the flood, like an app that is online again.
  func resolveFlood(_ router: ErrorRouter) {
    router.resolve(.connection)
  }

  /// Reports one error after another while the stream is on.
  func stream(to router: ErrorRouter) async {
    while isStreaming, !Task.isCancelled {
      await reportOne(to: router)
      try? await clock.sleep(for: Self.pace)
    }
  }
}

extension ErrorReport.Key {
  /// Occurs when the network connection is back.
  fileprivate static let connection: Self = "connection"
}
