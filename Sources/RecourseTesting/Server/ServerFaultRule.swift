/// Which requests have a ``ServerFault``.
///
/// The requests are counted from when ``LoopbackServer/faults`` was set.
///
/// ```swift
/// server.faults = [.first(2, .status(503)), .random(0.1, .cutOff)]
/// ```
public enum ServerFaultRule: Sendable, Hashable {
  /// All requests.
  case always(ServerFault)
  /// So many requests at the beginning.
  case first(Int, ServerFault)
  /// Each request whose number is a multiple of this one; none when it is less than 1.
  case every(Int, ServerFault)
  /// Each request with this probability from 0 to 1, from the server's seed.
  case random(Double, ServerFault)
}
