/// The app's knowledge of the basket: the confirmed state, and the changes not yet confirmed.
///
/// The shown basket is derived from both, so that a change that is removed undoes only itself.
struct BasketState: Codable, Equatable, Sendable {
  /// The state of the exchange between the app and the shop.
  enum Delivery: Codable, Equatable, Sendable {
    case idle
    case underWay
    case paused(BasketError, delay: Duration)
    /// The app has quit.
    case closed
  }

  /// The basket as the shop last confirmed it.
  var confirmed = Basket()
  /// The changes that the shop has not answered, in the order in which they are sent.
  var pending: [BasketChange] = []
  /// The refusals that the person has not seen, at most one for the same goods.
  var refusals: [Refusal] = []
  var delivery = Delivery.idle

  /// The basket that the person sees.
  var shown: Basket { pending.reduce(confirmed) { $0.applying($1) } }
}
