import RecourseStore

/// Updates the state of the app.
let animalAppReducer: Reducer<AnimalAppState, AnimalAppAction> = combineReducers(
  scopeReducer(
    animalReducer, state: \.animal,
    action: { if case .animal(let action) = $0 { action } else { nil } }))

/// Updates the state of the animal; every action that ends a fetch also ends its progress.
func animalReducer(state: inout AnimalState, action: AnimalAction) {
  switch action {
  case .fetch:
    state.fetch = .underWay(nil)
  case .retrying(let retry):
    if state.isFetching { state.fetch = .underWay(retry) }
  case .fetched(let animal):
    state.current = animal
    state.fetch = .idle
  case .failed(let error):
    state.fetch = .failed(error)
  case .cancel:
    if state.isFetching { state.fetch = .idle }
  case .errorSeen:
    if state.error != nil { state.fetch = .idle }
  }
}
