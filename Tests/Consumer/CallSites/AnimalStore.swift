import Foundation
import RecourseStore
import RecourseUI
import SwiftUI

struct AppState: Equatable {
  var animal = AnimalState()
  var orders: [Order] = []
  var draft: Draft?

  /// A part that is no stored property.
  var settings: Settings {
    get { Settings(isLoud: animal.current == "Dog") }
    set { animal.current = newValue.isLoud ? "Dog" : "Cat" }
  }
}

struct AnimalState: Equatable {
  var current = ""
  var isLoading = false
  var error: AnimalError?
}

struct Draft: Equatable { var text = "" }

struct Settings: Equatable { var isLoud = false }

enum AnimalError: Error, Equatable, Codable { case asleep, escaped }

enum AppAction: Equatable, Codable {
  case animal(AnimalAction)
  case order(Order.ID, OrderAction)
  case draft(String)
  case settings(Bool)
}

enum AnimalAction: Equatable, Codable {
  case fetch
  case fetched(String)
  case failed(AnimalError)
  case errorSeen
}

enum OrderAction: Equatable, Codable { case hurry }

protocol AnimalService: Sendable {
  func animal() async throws(AnimalError) -> String
}

func animalReducer(state: inout AnimalState, action: AnimalAction) {
  switch action {
  case .fetch:
    state.error = nil
    state.isLoading = true
  case .fetched(let name):
    state.isLoading = false
    state.current = name
  case .failed(let error):
    state.isLoading = false
    state.error = error
  case .errorSeen:
    state.error = nil
  }
}

func orderReducer(state: inout Order, action: OrderAction) {
  state.isUrgent = true
}

let appReducer: Reducer<AppState, AppAction> = combineReducers(
  scopeReducer(
    animalReducer, state: \.animal,
    action: { if case .animal(let action) = $0 { action } else { nil } }),
  scopeReducer(
    orderReducer, state: \.orders,
    action: { if case .order(let id, let action) = $0 { (id, action) } else { nil } }),
  scopeReducer(
    { draft, text in draft.text = text }, state: \.draft,
    action: { if case .draft(let text) = $0 { text } else { nil } }),
  scopeReducer(
    { settings, isLoud in settings.isLoud = isLoud }, state: \.settings,
    action: { if case .settings(let isLoud) = $0 { isLoud } else { nil } }))

private enum Search { case animal }

func animalMiddleware(_ service: any AnimalService) -> Middleware<AppState, AppAction> {
  { _, action in
    guard case .animal(.fetch) = action else { return .none }
    return .run { () async throws(AnimalError) in try await service.animal() }
      .retry(.exponential(maxAttempts: 3))
      .map { .animal(.fetched($0)) }
      .catch { error in .just(.animal(.failed(error))) }
      .cancellable(id: Search.animal, cancelInFlight: true)
  }
}

let orderMiddleware: Middleware<Order, OrderAction> = { order, _ in
  order.isUrgent ? .none : .just(.hurry)
}

@MainActor
func makeStore(_ service: any AnimalService) -> Store<AppState, AppAction> {
  let store = Store(
    initialState: AppState(), reducer: appReducer,
    middlewares: [
      animalMiddleware(service), logMiddleware(),
      scopeMiddleware(
        orderMiddleware, state: \.orders,
        action: { if case .order(let id, let action) = $0 { (id, action) } else { nil } },
        embed: AppAction.order),
    ],
    history: StoreHistory())
  store.dispatch(.animal(.fetch))
  return store
}

@MainActor
func archive(_ history: StoreHistory<AppState, AppAction>) throws -> Data {
  let file = try history.file()
  try history.replay(file: file)
  return file
}

@MainActor
func follow(_ store: Store<AppState, AppAction>) async {
  for await animal in store.values(of: \.animal) { print(animal.current) }
}

struct AnimalScreen: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    VStack {
      Text(store.state.animal.current)
      ForEach(store.state.orders) { order in
        if let order = store.scope(state: \.orders, id: order.id, action: AppAction.order) {
          Button(order.state.title) { order.dispatch(.hurry) }
        }
      }
    }
    .alert(
      store.alerts(for: \.animal.error, dismiss: .animal(.errorSeen), tryAgain: .animal(.fetch)))
  }
}
