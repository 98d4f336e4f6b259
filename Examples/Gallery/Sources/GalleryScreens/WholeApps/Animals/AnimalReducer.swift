/// Updates the state of the animal; every action that ends a fetch also ends its progress.
func animalReducer(state: inout AnimalState, action: AnimalAction) {
  switch action {
  case .fetch: state.fetch = .underWay(attempt: 1)
  case .retrying(let attempt): if state.isFetching { state.fetch = .underWay(attempt: attempt) }
  case .fetched(let animal): state = AnimalState(current: animal)
  case .failed(let error): state.fetch = .failed(error)
  case .cancel: if state.isFetching { state.fetch = .idle }
  case .errorSeen: if state.error != nil { state.fetch = .idle }
  }
}
