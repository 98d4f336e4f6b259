import Foundation
import Observation
import RecourseTesting
import RecourseUI

/// What the Flood screen does, without a screen: reports more than anybody can read.
@MainActor
@Observable
final class FloodModel {
  /// How many sensors fail.
  static let sensorCount = 50
  /// How many reports there are.
  static let reportCount = 10_000
  /// How many operations fail for one cause.
  static let operationCount = 20
  /// In how many steps the reports come, and how long after the last one each.
  private static let stepCount = 100
  private static let pace = Duration.milliseconds(5)

  /// How long the main actor was busy at most during the last flood; nil before the first.
  private(set) var longestTurn: Duration?
  /// Whether reports are coming.
  private(set) var isFlooding = false
  /// How many of the operations have succeeded.
  private(set) var succeeded = 0

  private var isDown = true
  private let server: OrderServer
  private let clock: any Clock<Duration>
  private var operations: [Task<Void?, Never>] = []

  /// Makes the model of sensors that are silent.
  ///
  /// - Parameter clock: Measures all times. The default is a continuous clock.
  init(clock: any Clock<Duration> = ContinuousClock()) {
    self.clock = clock
    server = OrderServer(clock: clock)
    server.faults = [.always(.status(503))]
  }

  /// Whether the server that the operations need is down.
  var isServerDown: Bool {
    get { isDown }
    set {
      isDown = newValue
      server.faults = newValue ? [.always(.status(503))] : .none
    }
  }

  var longestTurnText: String {
    guard let longestTurn else { return "Not measured yet" }
    return "\((longestTurn / .milliseconds(1)).formatted(.number.precision(.fractionLength(1)))) ms"
  }

  /// Reports that the sensors don’t answer, over and over for a second.
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
            validUntil: [.sensors])
        }
        guard (try? await clock.sleep(for: Self.pace)) != nil else { break }
      }
    }
    isFlooding = false
  }

  /// Takes back all that was reported of the sensors.
  func calm(_ router: ErrorRouter) {
    router.withdrawReports(validUntil: .sensors)
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

  /// Ends the operations that nobody sees any more.
  func leave() {
    for operation in operations { operation.cancel() }
    operations = []
  }
}

extension ErrorReport.Key {
  /// Comes to pass when the sensors answer again.
  fileprivate static let sensors: Self = "sensors"
}
