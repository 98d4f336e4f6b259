/// The identity of a presentation, which no other presentation ever shares.
public struct PresentationID: Hashable, Sendable {
  /// An object whose address is the identity; the address can't be reused while a copy of the
  /// identity exists.
  private final class Token: Sendable {}

  private let token = Token()

  package init() {}

  /// Returns whether two identities belong to the same presentation.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.token === rhs.token
  }

  /// Feeds the identity into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }
}
