import Foundation

/// The failure of a load, with the countdown to an automatic retry if there is one.
///
/// ```swift
/// Text(ErrorDescriber().describe(failure.error).title)
/// if let countdown = failure.countdown {
///   if case .seconds(let seconds) = countdown.wait { Text("Trying again in \(seconds) s") }
///   Button("Try Now") { countdown.tryNow() }
/// }
/// ```
public struct LoadFailure: Sendable, Equatable {
  /// The error that the last attempt threw.
  public let error: any Error
  /// The failed attempts of the run, including the last; empty if they weren't recorded.
  public let attempts: [FailedAttempt]
  /// The countdown to the next attempt; nil if the next attempt is up to the person.
  public let countdown: RetryCountdown?
  /// The remedy of the error, according to the catalog of the stage that ran the load.
  package let remedy: ErrorRemedy
  /// Whether the value beside the failure is the part of it that the error has kept.
  package internal(set) var isBesidePart = false
  /// The right to report the failure, which all copies share.
  package let claim: ReportClaim

  /// Creates a failure, for a preview or a test.
  ///
  /// - Parameters:
  ///   - error: The error that was thrown.
  ///   - attempts: The failed attempts. The default is none.
  ///   - countdown: The countdown to the next attempt. The default is none.
  public init(
    _ error: any Error, attempts: [FailedAttempt] = [], countdown: RetryCountdown? = nil
  ) {
    self.error = error
    self.attempts = attempts
    self.countdown = countdown
    remedy = CauseTree(error).remedy
    claim = ReportClaim()
  }

  private init(_ failure: LoadFailure, countdown: RetryCountdown?) {
    error = failure.error
    attempts = failure.attempts
    self.countdown = countdown
    remedy = failure.remedy
    isBesidePart = failure.isBesidePart
    claim = failure.claim
  }

  /// The identity of this failure among equal ones.
  package var id: ObjectIdentifier { ObjectIdentifier(claim) }

  /// Returns the same failure with another countdown, or without one.
  package func waiting(for countdown: RetryCountdown?) -> LoadFailure {
    LoadFailure(self, countdown: countdown)
  }

  /// Whether the error has requested a delay that isn't over; false if the time is unknown.
  package var isDelayed: Bool {
    guard let date = attempts.last?.date,
      let delay = CauseTree(error).requestedDelay(at: date)
    else { return false }
    return delay > .seconds(Date().timeIntervalSince(date))
  }

  /// Returns what a person reads of a failure.
  private static func words(of failure: LoadFailure) -> [String] {
    let words = ErrorDescriber().describe(failure.error)
    return [words.title, words.fullMessage]
  }

  /// Compares two failures by problem and its words, by number of attempts and by countdown.
  ///
  /// - Parameters:
  ///   - first: A failure.
  ///   - second: Another failure.
  /// - Returns: Whether a person sees no difference between the failures.
  public static func == (first: LoadFailure, second: LoadFailure) -> Bool {
    first.countdown == second.countdown && first.attempts.count == second.attempts.count
      && Fingerprint(of: first.error) == Fingerprint(of: second.error)
      && words(of: first) == words(of: second)
  }
}

extension LoadFailure: Codable {
  /// Decodes a failure, with an error that has the texts and the fingerprint of the original.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: Any error of the decoder.
  public init(from decoder: any Decoder) throws {
    self.init(try RestoredError(from: decoder))
  }

  /// Encodes the texts of the error, in the app's language, and its fingerprint.
  ///
  /// The error itself, the attempts and the countdown are not encoded.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error of the encoder.
  public func encode(to encoder: any Encoder) throws {
    try RestoredError(error).encode(to: encoder)
  }
}

extension LoadFailure: SafelyDescribed {
  /// The support code, the error and the number of attempts, in one line without payloads.
  package var safeText: String {
    let times = attempts.count > 1 ? " after \(attempts.count) attempts" : ""
    return "\(error.causeTree)\(times)\(countdown == nil ? "" : ", is tried again")"
  }
}

extension LoadFailure: ErrorHolder {
  package var heldErrors: [any Error] { [error] }
}

/// The right to report a failure, which belongs to the first of the views that show it.
@MainActor
package final class ReportClaim {
  /// The reporter that has reported the failure, for its views.
  weak var reporter: LoadReporter?
  /// The report, if the views show the failure.
  var shown: (journal: ErrorJournal, report: ErrorReport.ID)?

  nonisolated init() {}
}

/// An error that was decoded, with the texts and the fingerprint of the original.
struct RestoredError: LocalizedError, ErrorSurrogate, Codable {
  let title: String
  let message: String
  let recoverySuggestion: String?
  let fingerprint: Fingerprint
  let supportCode: SupportCode
  let traits: ErrorTraits

  init(_ error: any Error) {
    let tree = CauseTree(error)
    let words = ErrorDescriber().describe(tree)
    title = words.title
    message = words.message
    recoverySuggestion = words.recoverySuggestion
    fingerprint = Fingerprint(of: tree)
    supportCode = words.supportCode
    traits = ErrorTraits(of: tree)
  }

  var errorDescription: String? { title }

  var failureReason: String? { message }
}

extension RestoredError: CustomStringConvertible, HiddenFromMirrors {
  var description: String { causeTree.description }
}
