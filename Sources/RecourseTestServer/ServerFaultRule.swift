/// Selects the requests that have a fault.
///
/// Requests are counted from the moment that ``LoopbackServer/faults`` was set.
///
/// ```swift
/// server.faults = [.first(2, .status(503)), .random(0.1, .cutOff)]
/// ```
public enum ServerFaultRule: Sendable, Hashable {
  /// Every request.
  case always(ServerFault)
  /// The given number of requests at the beginning.
  case first(Int, ServerFault)
  /// Each request whose number is a multiple of the given number; none if that is less than 1.
  case every(Int, ServerFault)
  /// Each request with the given probability from 0 to 1, based on the server's seed.
  case random(Double, ServerFault)
}
