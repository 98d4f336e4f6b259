package import Foundation

/// Whether a retry can help, according to the remedy of an error.
package enum RetryAdvice: Sendable, Hashable {
  /// A retry can help now.
  case now
  /// A retry can help after a delay that the error requests.
  case after(Duration)
  /// A retry can't help until something else changes: a person has to act, or an app has a bug.
  case never
}

extension CauseTree {
  /// Returns whether a retry can help.
  ///
  /// - Parameters:
  ///   - date: The moment from which to measure a requested delay. The default is the current time.
  ///   - lasts: Whether the presentation lasts while the person acts, who then tries again. The
  ///     default is false.
  /// - Returns: The advice.
  package func retryAdvice(at date: Date = Date(), lasts: Bool = false) -> RetryAdvice {
    switch remedy {
    case .needsUser where !lasts, .permanent: return .never
    case .transient, .needsUser, .unknown:
      return pendingDelay(at: date).map(RetryAdvice.after) ?? .now
    }
  }

  /// Returns the rest of the delay that an error requests, whatever its remedy; nil if there is
  /// none.
  ///
  /// - Parameter date: The moment from which to measure the delay. The default is the current time.
  /// - Returns: The rest of the delay.
  package func pendingDelay(at date: Date = Date()) -> Duration? {
    guard let delay = requestedDelay(at: date), delay > .zero else { return nil }
    return min(delay, .longest)
  }

  /// Whether the operation failed for lack of a network connection.
  package var isOffline: Bool { sharedCause?.cause == .offline }
}
