extension PresentationQueue {
  /// The state of the screen.
  public enum Phase: Sendable {
    /// Nothing is on screen, and nothing waits.
    case idle
    /// An item is on screen.
    case shown(Item)
    /// An item is leaving the screen; the answer is final unless the person chooses an action in
    /// the meantime.
    ///
    /// The successor is the item that replaces this item; nil if the first waiting item is next.
    case closing(Item, answer: PresentationAnswer, successor: Item?)
  }

  /// An item with its single, final answer.
  public struct Settlement: Sendable {
    /// The item that has ended.
    public let item: Item
    /// The way in which the item ended.
    public let answer: PresentationAnswer
  }
}
