/// What the app knows of the basket: what the shop has confirmed, and what it hasn’t yet.
///
/// What is to be seen is derived from both, so a change that goes away takes back itself and nothing
/// else.
struct BasketState: Codable, Equatable, Sendable {
  /// What happens between the app and the shop.
  enum Delivery: Equatable, Sendable {
    /// The app hasn’t read yet what was waiting when it ended.
    case closed
    case idle
    case underWay(Errand, failures: Int)
    case paused(Pause)
  }

  /// Why nothing is sent for a while.
  struct Pause: Equatable, Sendable {
    let error: BasketError
    let duration: Duration
    /// How often in a row it has failed.
    let failures: Int
  }

  /// What the app has to do at the shop.
  enum Errand: Equatable, Sendable {
    case look
    case send(BasketChange)
  }

  /// A change that the shop doesn’t carry out, which a person has not heard of yet.
  struct Refusal: Codable, Equatable, Identifiable, Sendable {
    /// Which change it was.
    let id: BasketChange.ID
    let goods: Goods
    let error: BasketError
    /// How many there can be instead; nil when that is no help.
    let offer: Int?
  }

  /// What is written to a file; the rest begins anew with the app.
  private enum CodingKeys: CodingKey {
    case confirmed, queue, refusals
  }

  /// What the shop has said last.
  var confirmed = Basket()
  var queue = BasketQueue()
  /// One at most of the same goods.
  var refusals: [Refusal] = []
  var delivery = Delivery.closed
  /// Whether the shop was asked since the app began.
  var isUpToDate = false

  /// What a person sees.
  var shown: Basket { queue.applied(to: confirmed) }

  /// What is to do next; nil when nothing is.
  var errand: Errand? {
    queue.first.map { .send($0.change) } ?? (isUpToDate ? nil : .look)
  }

  /// Why what is to do waits; nil when nothing does.
  var pause: Pause? {
    if case .paused(let pause) = delivery, errand != nil { pause } else { nil }
  }

  /// What becomes of a change, as far as one knows.
  func status(of entry: BasketQueue.Entry) -> BasketChange.Status {
    if case .underWay(.send(entry.change), _) = delivery { return .sending }
    return entry.mayHaveArrived ? .unanswered : .waiting
  }
}

extension BasketState.Delivery {
  /// How often in a row it has failed.
  var failures: Int {
    switch self {
    case .closed, .idle: 0
    case .underWay(_, let failures): failures
    case .paused(let pause): pause.failures
    }
  }
}

extension BasketChange {
  /// What becomes of a change that the shop has not answered.
  enum Status: Equatable, Sendable {
    /// It is certainly not at the shop.
    case waiting
    case sending
    /// It may be at the shop.
    case unanswered
  }
}
