/// An event at a `LoopbackServer`.
///
/// ```swift
/// for await case .arrived(let request) in server.events() { chart.append(request) }
/// ```
public enum ServerEvent: Sendable, Hashable {
  /// A complete request has arrived, and its faults were chosen.
  case arrived(ServerRequest)
  /// A request has ended; the status is nil if the connection closed without a complete response.
  case ended(ServerRequest, status: Int?)
  /// New faults were set.
  case faultsChanged(ServerFaults)
}
