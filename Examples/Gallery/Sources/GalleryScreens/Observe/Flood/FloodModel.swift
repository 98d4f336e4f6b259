import Foundation
import Observation
import RecourseTestServer
import RecourseUI

/// The state and actions of the Flood screen, independent of its views: a flood of reports.
@MainActor
@Observable
final class FloodModel {
  /// The number of failing sensors.
  static let sensorCount = 50
  /// The number of reports in a flood.
  static let reportCount = 10_000
  /// The number of operations that fail for one cause.
  static let operationCount = 20
  /// The number of steps in which the reports are made, and the interval between steps.
  private static let stepCount = 100
  private static let pace = Duration.milliseconds(5)

  /// The main actor's longest busy time during the last flood; nil before the first flood.
  private(set) var longestTurn: Duration?
  /// Whether a flood is in progress.
  private(set) var isFlooding = false
  /// The number of operations that have succeeded.
  private(set) var succeeded = 0

  private var isDown = true
  private let server: GalleryServer
  private let clock: any Clock<Duration>
  private var operations: [Task<Void?, Never>] = []

  /// Creates a model before its first flood.
  ///
  /// - Parameter clock: Measures all times. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    server = GalleryServer(clock: clock)
    server.faults = [.always(.status(503))]
  }

  /// Whether the server that the operations need is down.
  var isServerDown: Bool {
    get { isDown }
    set {
      isDown = newValue
      server.faults = newValue ? [.always(.status(503))] : []
    }
  }

  var longestTurnText: String {
    guard let longestTurn else { return "Not measured yet" }
    return "\((longestTurn / .milliseconds(1)).formatted(.number.precision(.fractionLength(1)))) ms"
  }

  /// Reports failing sensors repeatedly, for about half a second.
  func flood(_ router: ErrorRouter) async {
    guard !isFlooding else { return }
    isFlooding = true
    let clock = clock
    longestTurn = await MainActorWatch.longestTurn(by: clock) {
      for step in 0..<Self.stepCount {
        let first = step * Self.reportCount / Self.stepCount
        let last = (step + 1) * Self.reportCount / Self.stepCount
        for number in first..<last {
          router.report(
            SensorFailure(sensor: 1 + number % Self.sensorCount), origin: .background,
            resolvedBy: [.sensors])
        }
        guard (try? await clock.sleep(for: Self.pace)) != nil else { break }
      }
    }
    isFlooding = false
  }

  /// Resolves all reports of the sensors.
  func resolveSensors(_ router: ErrorRouter) {
    router.resolve(.sensors)
  }

  /// Runs operations that all need the same server.
  func runOperations(_ router: ErrorRouter) {
    leave()
    succeeded = 0
    operations = (1...Self.operationCount).map { number in
      router.attempt(key: ErrorReport.Key(rawValue: "operation \(number)")) { [weak self] in
        _ = try await self?.server.orders()
        self?.succeeded += 1
      }
    }
  }

  /// Cancels the operations when the screen disappears.
  func leave() {
    for operation in operations { operation.cancel() }
    operations = []
  }
}

extension ErrorReport.Key {
  /// Occurs when the sensors answer again.
  fileprivate static let sensors: Self = "sensors"
}
