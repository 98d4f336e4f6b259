/// One occasion on which an item is shown, with an identity of its own.
///
/// The same item presented twice is two presentations, so that what is meant for one of them never
/// reaches the other. Two values are equal when they are the same occasion.
public struct Presentation<Item: Sendable>: Identifiable, Sendable, Equatable {
  /// The identity of the occasion.
  public let id: PresentationID
  /// What is shown.
  public private(set) var item: Item
  /// The identity of what is shown now: another one after each update.
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

  /// Tells whether two values are the same occasion.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }
}
