public import Recourse

/// A fault of a request that a `LoopbackServer` has received.
///
/// ```swift
/// server.faults = [.every(3, .status(429, retryAfter: .seconds(2))), .always(.delay(.seconds(1)))]
/// ```
public enum ServerFault: Sendable, Hashable {
  /// Delays the response, or the fault that replaces the response.
  ///
  /// A client that only half-closes its connection may wait for the response, and receives it.
  case delay(Duration)
  /// Sends this status without a body, in place of the regular response.
  case status(Int, retryAfter: RetryAfter? = nil)
  /// Sends the regular status, with a body that isn't JSON.
  case brokenBody
  /// Ends the connection in the middle of the regular response, after the request was carried out.
  case cutOff
  /// Sends bytes that aren't HTTP, in place of the regular response.
  case notHTTP
  /// Resets the connection, in place of a response.
  case reset
  /// Keeps the connection open without a response until the client closes it or the server stops.
  case silence
}
