import Foundation

/// One of many sensors doesn’t answer; each sensor is a separate problem.
struct SensorFailure: CustomNSError, LocalizedError {
  static let errorDomain = "Greenhouse"

  let sensor: Int

  var errorCode: Int { sensor }
  var errorDescription: String? { "Sensor \(sensor) doesn’t answer" }
  var failureReason: String? { "It has been silent for a minute." }
}
