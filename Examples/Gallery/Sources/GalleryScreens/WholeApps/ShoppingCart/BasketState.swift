/// The app's knowledge of the basket: the confirmed state, and the changes not yet confirmed.
///
/// The shown basket is derived from both, so that a change that is removed undoes only itself.
struct BasketState: Codable, Equatable, Sendable {
  /// The state of the exchange between the app and the shop.
  enum Delivery: Equatable, Sendable {
    /// The app has not yet read the state that was saved when it quit.
    case closed
    case idle
    case underWay(Errand)
    case paused(Pause)
  }

  /// The reason and the length of a pause in the delivery.
  struct Pause: Equatable, Sendable {
    let error: BasketError
    let duration: Duration
  }

  /// The app's next request to the shop.
  enum Errand: Equatable, Sendable {
    case look
    case send(BasketChange)
  }

  /// A change that the shop refused, until the person has seen the refusal.
  struct Refusal: Codable, Equatable, Identifiable, Sendable {
    /// The identity of the refused change.
    let id: BasketChange.ID
    let goods: Goods
    let error: BasketError
    /// The available quantity instead; nil if it is no improvement.
    let offer: Int?
  }

  /// The properties that are saved to a file; the others are reset when the app starts.
  private enum CodingKeys: CodingKey {
    case confirmed, queue, refusals
  }

  /// The basket as the shop last confirmed it.
  var confirmed = Basket()
  var queue = BasketQueue()
  /// The refusals, at most one for the same goods.
  var refusals: [Refusal] = []
  var delivery = Delivery.closed
  /// Whether the shop was queried since the app started.
  var isUpToDate = false

  /// The basket that the person sees.
  var shown: Basket { queue.applied(to: confirmed) }

  /// The next errand; nil if there is none.
  var errand: Errand? {
    queue.first.map { .send($0.change) } ?? (isUpToDate ? nil : .look)
  }

  /// The pause in the delivery; nil if nothing is waiting.
  var pause: Pause? {
    if case .paused(let pause) = delivery, errand != nil { pause } else { nil }
  }

  /// Returns the status of a change, as far as the app knows.
  func status(of entry: BasketQueue.Entry) -> BasketChange.Status {
    if case .underWay(.send(entry.change)) = delivery { return .sending }
    return entry.mayHaveArrived ? .unanswered : .waiting
  }
}

extension BasketChange {
  /// The status of a change that the shop has not answered.
  enum Status: Equatable, Sendable {
    /// The change has certainly not reached the shop.
    case waiting
    case sending
    /// The change may have reached the shop.
    case unanswered
  }
}
