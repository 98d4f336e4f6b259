/// Updates the confirmed basket and the changes not yet confirmed.
func basketReducer(state: inout BasketState, action: BasketAction) {
  switch action {
  case .open:
    // The app may have quit before it received the answer.
    if state.pending.first?.status == .sending { state.pending[0].status = .unanswered }
    state.delivery = .idle
  case .close: state.delivery = .closed
  case .change(let change): state.pending.append(change)
  case .undo(let id): state.pending.removeAll { $0.id == id && $0.status == .waiting }
  case .tryNow:
    if case .paused = state.delivery { state.delivery = .idle }
  case .deliver, .retry:
    if state.pending.first?.status == .waiting { state.pending[0].status = .sending }
    state.delivery = state.pending.isEmpty ? .idle : .underWay
  case .confirmed(let id, let basket):
    state.confirmed = basket
    state.settle(id)
  case .refused(let refusal):
    state.refusals = state.refusals.filter { $0.goods != refusal.goods } + [refusal]
    state.settle(refusal.id)
  case .failed(let error, let delay):
    if state.pending.first?.status == .sending {
      state.pending[0].status = error.isUnprocessed ? .waiting : .unanswered
    }
    state.delivery = .paused(error, delay: delay)
  case .refusalSeen(let id): state.refusals.removeAll { $0.id == id }
  }
}

extension BasketState {
  /// Removes a change that the shop has answered.
  fileprivate mutating func settle(_ id: BasketChange.ID) {
    pending.removeAll { $0.id == id }
    delivery = .idle
  }
}
