import Foundation

/// A failure for trying out how an app behaves, without a server and without a broken device.
///
/// A simulated failure stands in for a run of an operation: `attempt`, a throwing button, the load
/// of a throwing view or of a ``Loader``, and a kept change. The operation doesn't begin, and
/// throws the error that the real failure throws. The record of the report names "simulated
/// failure" as its activity.
///
/// ```swift
/// router.simulate(.status(503), times: 2)
/// router.attempt(title: "The order isn’t sent") { try await api.send(order) }
/// ```
///
/// Automatic retries of a loader are runs of their own. A `withRetry` inside an operation is a part
/// of its run, and so doesn't begin. The effects of a store have typed errors, and are not
/// simulated: an effect gets its failures from the dependencies of its reducer.
public struct SimulatedFailure: Sendable {
  /// The name in a console and in ``init(named:)``.
  package let name: String
  private let makeError: (@Sendable () -> any Error)?

  private init(_ name: String, _ makeError: (@Sendable () -> any Error)?) {
    self.name = name
    self.makeError = makeError
  }

  /// Creates a failure with an error of the app.
  ///
  /// - Parameter error: The error that each operation throws.
  public init(_ error: any Error) {
    self.init(ErrorLabel(of: error).text) { error }
  }

  /// Creates a failure from its name, for a launch argument or an environment variable of a test.
  ///
  /// - Parameter name: "offline", "timed out", "unreadable answer", "disk full", "slow", or
  ///   "status" with a number, such as "status 503". Any other name gives nil.
  public init?(named name: String) {
    let digits = name.wholeMatch(of: /status ([0-9]{3})/)?.output.1
    let status = digits.flatMap { digits in Int(digits) }
    if let status, HTTPResponseError(status: status) != nil {
      self = .status(status)
    } else if let failure = Self.common.first(where: { $0.name == name }) {
      self = failure
    } else {
      return nil
    }
  }

  /// The device has no connection: `URLError.notConnectedToInternet`.
  public static let offline = Self("offline") { URLError(.notConnectedToInternet) }

  /// The server doesn't answer: `URLError.timedOut`.
  public static let timedOut = Self("timed out") { URLError(.timedOut) }

  /// The server answers with a status and without a body: ``HTTPResponseError``.
  ///
  /// - Parameter code: The status. It must not be a success, which is a programming error.
  /// - Returns: The failure.
  public static func status(_ code: Int) -> Self {
    guard let error = HTTPResponseError(status: code) else {
      preconditionFailure("SimulatedFailure: the status \(code) is a success")
    }
    return Self("status \(code)") { error }
  }

  /// The server's answer can't be decoded: a `DecodingError`.
  public static let unreadableAnswer = Self("unreadable answer") {
    DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "simulated"))
  }

  /// The device has no space left: `CocoaError.fileWriteOutOfSpace`.
  public static let diskFull = Self("disk full") { CocoaError(.fileWriteOutOfSpace) }

  /// The operation begins after three seconds, and doesn't fail.
  public static let slow = Self("slow", nil)

  /// The failures that a console offers.
  package static let common: [Self] = [
    .offline, .timedOut, .status(503), .status(401), .status(404), .unreadableAnswer, .diskFull,
    .slow,
  ]

  /// Throws the error, or waits.
  func happen(by clock: any Clock<Duration>) async throws {
    guard let makeError else { return try await clock.sleep(for: .seconds(3)) }
    let error = makeError()
    try ErrorContext("simulated failure").run { throw error }
  }
}
