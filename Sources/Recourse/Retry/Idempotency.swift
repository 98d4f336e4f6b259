/// Whether doing an operation twice comes to the same as doing it once.
///
/// ```swift
/// try await withRetry(.standard, idempotency: .nonIdempotent) { try await pay(order) }
/// ```
public enum Idempotency: Sendable, Hashable {
  /// Twice is the same as once: reading, replacing, deleting, and whatever a key makes so.
  case idempotent
  /// Twice is not the same as once, such as paying.
  ///
  /// It is tried again only after an error that proves that nothing was done (RFC 9110, 9.2.2).
  case nonIdempotent
}
