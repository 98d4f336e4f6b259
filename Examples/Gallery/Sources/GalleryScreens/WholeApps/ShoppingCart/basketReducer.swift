/// Updates the confirmed basket and the changes not yet confirmed.
func basketReducer(state: inout BasketState, action: BasketAction) {
  switch action {
  case .open, .tryNow: break
  case .opened(let saved): state.open(saved)
  case .close: state.delivery = .closed
  case .change(let change): state.queue.add(change, to: state.confirmed)
  case .undo(let id): state.queue.undo(id)
  case .deliver, .retry: state.deliver()
  case .answered(let basket, let id):
    state.confirmed = basket
    state.settle(id)
  case .refused(let error, let id):
    if let id { state.note(error, of: id) }
    state.settle(id)
  case .failed(let error, let duration): state.pause(after: error, for: duration)
  case .refusalSeen(let id): state.refusals.removeAll { $0.id == id }
  }
}

extension BasketState {
  /// Continues with the saved state, and adds the changes made before it was read.
  fileprivate mutating func open(_ saved: BasketState) {
    let entries = queue.entries
    self = saved
    for entry in entries { queue.add(entry.change, to: confirmed) }
    delivery = .idle
  }

  fileprivate mutating func deliver() {
    guard delivery != .closed else { return }
    guard let errand else { return delivery = .idle }
    delivery = .underWay(errand)
    if case .send(let change) = errand { queue.send(change.id) }
  }

  fileprivate mutating func settle(_ id: BasketChange.ID?) {
    if let id { queue.settle(id) }
    isUpToDate = true
    delivery = .idle
  }

  fileprivate mutating func note(_ error: BasketError, of id: BasketChange.ID) {
    guard let goods = queue.entries.first(where: { $0.id == id })?.change.goods else { return }
    var offer: Int?
    if case .tooFew(_, let left) = error, left > confirmed[goods] { offer = left }
    refusals.removeAll { $0.goods == goods }
    refusals.append(Refusal(id: id, goods: goods, error: error, offer: offer))
  }

  fileprivate mutating func pause(after error: BasketError, for duration: Duration) {
    if case .underWay(.send(let change)) = delivery, error.provesNothingWasDone {
      queue.returnToSender(change.id)
    }
    delivery = .paused(Pause(error: error, duration: duration))
  }
}
