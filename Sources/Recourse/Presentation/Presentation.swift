/// One occasion on which an item is shown, with an identity of its own.
///
/// The same item presented twice is two presentations, so that what is meant for one of them never
/// reaches the other. Two values are equal when they are the same occasion.
public struct Presentation<Item: Sendable>: Identifiable, Sendable, Equatable {
  /// The identity of the occasion.
  public let id: PresentationID
  /// What is shown.
  public let item: Item

  init(_ item: Item) {
    self.id = PresentationID()
    self.item = item
  }

  /// Tells whether two values are the same occasion.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.id == rhs.id
  }
}
