/// What happens at a ``LoopbackServer``.
///
/// ```swift
/// for await case .arrived(let request) in server.events() { chart.append(request) }
/// ```
public enum ServerEvent: Sendable, Hashable {
  /// A request was received whole, and its faults were chosen.
  case arrived(ServedRequest)
  /// A request is over: it was answered with this status, or closed with nil.
  case ended(ServedRequest, status: Int?)
  /// Other faults were set.
  case faultsChanged(ServerFaults)
}
