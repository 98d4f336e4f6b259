/// Why a boundary shows its content again.
///
/// ```swift
/// ErrorBoundary(resetKeys: [account.id]) {
///   OrdersView()
/// } onReset: { reset in
///   if reset == .requested { cache.clear() }
/// }
/// ```
public enum BoundaryReset: Sendable, Hashable {
  /// The failed state has asked for it, usually since a person wants to try again.
  case requested
  /// What the failure depended on has changed.
  case keysChanged
}
