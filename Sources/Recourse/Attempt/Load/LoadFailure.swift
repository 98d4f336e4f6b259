/// How loading has failed, and whether it is tried again by itself.
///
/// ```swift
/// Text(ErrorDescriber().describe(failure.error).title)
/// if let countdown = failure.countdown {
///   if case .seconds(let seconds) = countdown.wait { Text("Trying again in \(seconds) s") }
///   Button("Try Now") { countdown.tryNow() }
/// }
/// ```
public struct LoadFailure: Sendable, Equatable {
  /// What the last attempt has thrown.
  public let error: any Error
  /// The attempts of the run that have failed, the last one included; empty when not recorded.
  public let attempts: [FailedAttempt]
  /// The wait for the next attempt; nil when it is up to the person.
  public let countdown: RetryCountdown?

  /// Describes a failure, for a preview or a test.
  ///
  /// - Parameters:
  ///   - error: What was thrown.
  ///   - attempts: The attempts that have failed. The default is none.
  ///   - countdown: The wait for the next attempt. The default is none.
  public init(
    _ error: any Error, attempts: [FailedAttempt] = [], countdown: RetryCountdown? = nil
  ) {
    self.error = error
    self.attempts = attempts
    self.countdown = countdown
  }

  /// Compares two failures: the same problem, after as many attempts, with the same countdown.
  ///
  /// - Parameters:
  ///   - first: A failure.
  ///   - second: Another failure.
  /// - Returns: Whether a person can't tell them apart.
  public static func == (first: LoadFailure, second: LoadFailure) -> Bool {
    first.countdown == second.countdown && first.attempts.count == second.attempts.count
      && Fingerprint(of: first.error) == Fingerprint(of: second.error)
  }
}

extension LoadFailure: Codable {
  /// Reads what was written of a failure: an error that says the same and is the same problem.
  ///
  /// - Parameter decoder: Where to read.
  /// - Throws: What the decoder throws.
  public init(from decoder: any Decoder) throws {
    self.init(try RestoredError(from: decoder))
  }

  /// Writes what the error says and which problem it is, in the person's language.
  ///
  /// The error itself, the attempts and the countdown are not written.
  ///
  /// - Parameter encoder: Where to write.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try RestoredError(error).encode(to: encoder)
  }
}

extension LoadFailure: CustomStringConvertible, CustomReflectable {
  /// The support code, the error and the number of attempts, in one line without payloads.
  public var description: String {
    let times = attempts.count > 1 ? " after \(attempts.count) attempts" : ""
    return "\(error.causeTree)\(times)\(countdown == nil ? "" : ", is tried again")"
  }

  /// A mirror without children, so that no dump shows the error's payload.
  public var customMirror: Mirror { Mirror(self, children: [:], displayStyle: .struct) }
}

extension LoadFailure: ErrorHolder {
  package var heldErrors: [any Error] { [error] }
}
