/// The identity of a presentation: no other one ever has it.
public struct PresentationID: Hashable, Sendable {
  /// Its address is the identity, and can't be given to another while anyone holds this one.
  private final class Token: Sendable {}

  private let token = Token()

  package init() {}

  /// Tells whether two identities are the same presentation's.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.token === rhs.token
  }

  /// Feeds the identity into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }
}
