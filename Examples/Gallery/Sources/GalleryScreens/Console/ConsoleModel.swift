import Foundation
import Observation
import RecourseUI

/// What the Console screen does, without a screen: fails, and reports that.
@MainActor
@Observable
final class ConsoleModel {
  /// How many reports a flood has.
  static let flood = 500
  /// How long after the last one the stream reports an error.
  static let pace = Duration.milliseconds(500)

  /// Whether errors are reported all the time.
  var isStreaming = false

  private let clock: any Clock<Duration>
  private var next = 0

  /// Makes the model of a screen that has reported nothing yet.
  ///
  /// - Parameter clock: Measures the time between the reports of a stream. The default is a
  ///   continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
  }

  /// Runs the next of some operations that fail, and reports it.
  func reportOne(to router: ErrorRouter) async {
    let operation = FailingOperation.all[next % FailingOperation.all.count]
    next += 1
    do {
      try await operation.run()
    } catch {
      router.report(error, origin: operation.origin)
    }
  }

  /// Reports the same error over and over, as when everything fails that needs the network.
  func reportFlood(to router: ErrorRouter) {
    for _ in 1...Self.flood {
      router.report(URLError(.notConnectedToInternet), validUntil: [.connection])
    }
  }

  /// Takes back what the flood has reported, as when the network is there again.
  func endFlood(_ router: ErrorRouter) {
    router.withdrawReports(validUntil: .connection)
  }

  /// Reports one error after the other while the stream is on.
  func stream(to router: ErrorRouter) async {
    while isStreaming, !Task.isCancelled {
      await reportOne(to: router)
      try? await clock.sleep(for: Self.pace)
    }
  }
}

extension ErrorReport.Key {
  /// Comes to pass when the network is there again.
  fileprivate static let connection: Self = "connection"
}
