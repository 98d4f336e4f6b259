/// The reason why a boundary shows its content again.
///
/// ```swift
/// ErrorBoundary(resetKeys: [account.id]) {
///   OrdersView()
/// } onReset: { reset in
///   if reset == .requested { cache.clear() }
/// }
/// ```
public enum BoundaryReset: Sendable, Hashable {
  /// The failed state requested a reset, usually because the user wants to try again.
  case requested
  /// One of the reset keys has changed.
  case keysChanged
}
