public import Recourse

/// What can go wrong with a request that a ``LoopbackServer`` has received.
///
/// ```swift
/// server.faults = [.every(3, .status(429, retryAfter: .seconds(2))), .always(.delay(.seconds(1)))]
/// ```
public enum ServerFault: Sendable, Hashable {
  /// The answer, or the fault that comes instead, comes so much later.
  ///
  /// A client that merely ends its side of the connection may wait for the answer, and gets it.
  case delay(Duration)
  /// An answer with this status and without a body, instead of the right one.
  case status(Int, retryAfter: RetryAfter? = nil)
  /// The right status, with a body that isn't JSON.
  case brokenBody
  /// The connection ends in the middle of the right answer, after the request was carried out.
  case cutOff
  /// An answer that isn't HTTP, instead of the right one.
  case notHTTP
  /// The connection is reset instead of an answer.
  case reset
  /// The connection stays open without an answer until the client closes it or the server stops.
  case silence
}
