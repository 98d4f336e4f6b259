extension PresentationQueue {
  /// What occupies the screen.
  public enum Phase: Sendable {
    /// Nothing is on screen and nothing waits.
    case idle
    /// An item is on screen.
    case shown(Item)
    /// An item is on its way off the screen, with its answer unless a person takes an action yet,
    /// and with the item that replaces it.
    case closing(Item, answer: PresentationAnswer, successor: Item?)
  }

  /// An item with its one and final answer.
  public struct Settlement: Sendable {
    /// The item that is over.
    public let item: Item
    /// How it ended.
    public let answer: PresentationAnswer
  }
}
