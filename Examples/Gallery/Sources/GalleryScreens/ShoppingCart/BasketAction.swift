/// What can happen to the basket.
enum BasketAction: Equatable, Sendable {
  /// The app begins.
  case open
  /// What was saved is there.
  case opened(BasketState)
  /// The app ends.
  case close
  case change(BasketChange)
  /// A person takes back a change that waits.
  case undo(BasketChange.ID)
  /// A person doesn’t want to wait.
  case tryNow
  /// What is to do at the shop begins.
  case deliver
  /// The shop has carried a change out, or was only asked.
  case answered(Basket, to: BasketChange.ID?)
  /// The shop will never do it.
  case refused(BasketError, BasketChange.ID?)
  /// It has failed, and is tried again after a time.
  case failed(BasketError, pause: Duration)
  /// A person has read why a change is refused.
  case refusalSeen(BasketChange.ID)
}
