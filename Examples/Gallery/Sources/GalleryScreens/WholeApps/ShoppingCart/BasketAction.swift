/// The actions on the basket.
enum BasketAction: Equatable, Sendable {
  /// The app starts.
  case open
  /// The saved state was read.
  case opened(BasketState)
  /// The app quits.
  case close
  case change(BasketChange)
  /// A person undoes a pending change.
  case undo(BasketChange.ID)
  /// A person skips the delay before the next attempt.
  case tryNow
  /// The next errand at the shop starts.
  case deliver
  /// The delay after a failure is over, and the next attempt starts.
  case retry
  /// The shop has carried out a change, or has answered a query.
  case answered(Basket, to: BasketChange.ID?)
  /// The shop rejects the change permanently.
  case refused(BasketError, BasketChange.ID?)
  /// The errand has failed, and is retried after a delay.
  case failed(BasketError, pause: Duration)
  /// A person has read why a change was refused.
  case refusalSeen(BasketChange.ID)
}
