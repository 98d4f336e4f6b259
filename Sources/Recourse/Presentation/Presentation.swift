/// A single occurrence of a presented item, with its own identity.
///
/// Presenting the same item twice creates two presentations, so that a call meant for one never
/// affects the other. Two values are equal if they are the same occurrence.
package struct Presentation<Item: Sendable>: Identifiable, Sendable, Equatable {
  /// The identity of the occurrence.
  package let id: PresentationID
  /// The presented item.
  package private(set) var item: Item
  /// The identity of the current content, which changes with each update.
  package private(set) var version: PresentationID
  /// The routes whose handlers have presented the item.
  ///
  /// A report by the presented content never waits on these routes: a handler that waits for its
  /// presentation would wait for itself.
  package let handledRoutes: Set<ErrorRoute>
  /// Whether assistive technology has announced the presentation.
  var isAnnounced = false

  init(_ item: Item, handledRoutes: Set<ErrorRoute>) {
    let id = PresentationID()
    self.id = id
    self.item = item
    self.version = id
    self.handledRoutes = handledRoutes
  }

  mutating func update(_ item: Item) {
    self.item = item
    version = PresentationID()
  }

  /// Returns whether two values are the same occurrence.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }
}

/// The identity of a presentation, which no other presentation ever shares.
package struct PresentationID: Hashable, Sendable {
  /// An object whose address is the identity; the address can't be reused while a copy of the
  /// identity exists.
  private final class Token: Sendable {}

  private let token = Token()

  package init() {}

  /// Returns whether two identities belong to the same presentation.
  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.token === rhs.token
  }

  /// Feeds the identity into a hasher.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(token))
  }
}
