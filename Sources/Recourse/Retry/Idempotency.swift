/// Whether repeating an operation has the same effect as running it once.
///
/// ```swift
/// try await withRetry(idempotency: .nonIdempotent) { try await pay(order) }
/// ```
public enum Idempotency: Sendable, Hashable {
  /// Repetition has no further effect: reads, replacements, deletions, and requests with an
  /// idempotency key.
  case idempotent
  /// Repetition has a further effect, as with a payment.
  ///
  /// Such an operation is retried only after an error that proves that it had no effect (RFC 9110,
  /// 9.2.2).
  case nonIdempotent
}
