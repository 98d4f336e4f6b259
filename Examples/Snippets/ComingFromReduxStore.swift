// Moves a Redux-like store with an error in its state over to a store with a load state.
import Observation
import RecourseStore
import RecourseUI
import SwiftUI

@MainActor
@Observable
final class AnimalStore {
  private(set) var state = Before.AnimalState()

  func dispatch(_ action: Before.AnimalAction) {
    Before.animalReducer(state: &state, action: action)
  }
}

enum Before {
  struct AnimalState {
    var current = ""
    var fetchError: String?
    var isFetching = false
  }

  enum AnimalAction {
    case fetch
    case fetched(String)
    case failed(String?)
  }

  static func animalReducer(state: inout AnimalState, action: AnimalAction) {
    switch action {
    case .fetch:
      state.isFetching = true
      state.fetchError = nil
    case .fetched(let animal):
      state.isFetching = false
      state.current = animal
    case .failed(let message):
      state.isFetching = false
      state.fetchError = message
    }
  }

  struct AnimalView: View {
    let store: AnimalStore

    var body: some View {
      let isFailed = Binding(
        get: { store.state.fetchError != nil }, set: { _ in store.dispatch(.failed(nil)) })
      Text(store.state.current)
        .alert(store.state.fetchError ?? "", isPresented: isFailed) { Button("OK") {} }
    }
  }
}

struct AnimalState: Sendable {
  var animal = LoadState<String>.idle
}

enum AnimalAction: Sendable {
  case animal(LoadAction<String>)
}

private enum Load { case animal }

let animalReducer: Reducer<AnimalState, AnimalAction> = scopeReducer(
  loadReducer, state: \.animal,
  action: { if case .animal(let action) = $0 { action } else { nil } })

func animalMiddleware(
  _ fetch: @escaping @Sendable () async throws -> String
) -> Middleware<AnimalState, AnimalAction> {
  { state, action in
    guard case .animal(let action) = action else { return .none }
    return .load(action, into: state.animal, id: Load.animal, retry: .standard) { _ in
      try await fetch()
    }
    .map { .animal($0) }
  }
}

struct AnimalView: View {
  let store: Store<AnimalState, AnimalAction>

  var body: some View {
    ThrowingView(store.state.animal) {
      await store.dispatch(.animal(.reload)).finish()
    } content: { animal in
      Text(animal)
    }
  }
}
