/// A single occurrence of a presented item, with its own identity.
///
/// Presenting the same item twice creates two presentations, so that a call meant for one never
/// affects the other. Two values are equal if they are the same occurrence.
public struct Presentation<Item: Sendable>: Identifiable, Sendable, Equatable {
  /// The identity of the occurrence.
  public let id: PresentationID
  /// The presented item.
  public private(set) var item: Item
  /// The identity of the current content, which changes with each update.
  package private(set) var version: PresentationID

  init(_ item: Item, id: PresentationID = PresentationID()) {
    self.id = id
    self.item = item
    self.version = id
  }

  mutating func update(_ item: Item) {
    self.item = item
    version = PresentationID()
  }

  /// Returns whether two values are the same occurrence.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }
}
