/// The actions on the basket.
enum BasketAction: Equatable, Sendable {
  /// The app starts with the saved state.
  case open
  case close
  case change(BasketChange)
  case undo(BasketChange.ID)
  /// A person skips the delay before the next attempt.
  case tryNow
  /// The first pending change is sent.
  case deliver
  /// The delay after a failure is over, and a change is sent again.
  case retry(BasketChange.ID)
  case confirmed(BasketChange.ID, Basket)
  case refused(Refusal)
  /// A request has failed, and is sent again after a delay.
  case failed(BasketError, delay: Duration)
  /// A person has closed the alert of a refusal.
  case refusalSeen(Refusal.ID)
}
