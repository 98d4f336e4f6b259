// Keeps an app's state in a store, and fallible operations in effects with typed errors.
import RecourseStore
import RecourseUI
import SwiftUI

struct AppState: Sendable, Equatable {
  var animal = AnimalState()
  var orders: [Order] = []
  var draft: Draft?

  var orderIDs: [Order.ID] { orders.map(\.id) }
}

struct Order: Sendable, Equatable, Identifiable {
  let id: Int
  var amount = 1
}

struct Draft: Sendable, Equatable {
  var text = ""
}

enum AppAction: Sendable {
  case animal(AnimalAction)
  case order(Order.ID, OrderAction)
  case draft(DraftAction)
  case compose
  case send
}

enum OrderAction: Sendable {
  case add
  case limit
}

enum DraftAction: Sendable {
  case write(String)
}

struct AnimalState: Sendable, Equatable {
  var current = ""
  var isLoading = false
  var error: AnimalError?
}

enum AnimalError: Error, Equatable {
  case asleep
  case escaped
}

enum AnimalAction: Sendable {
  case fetch
  case stop
  case fetched(String)
  case failed(AnimalError)
  case errorSeen
}

protocol AnimalService: Sendable {
  func animal() async throws(AnimalError) -> String
}

func animalReducer(state: inout AnimalState, action: AnimalAction) {
  switch action {
  case .fetch:
    state.isLoading = true
    state.error = nil
  case .fetched(let name):
    state.isLoading = false
    state.current = name
  case .failed(let error):
    state.isLoading = false
    state.error = error
  case .stop:
    state.isLoading = false
  case .errorSeen:
    state.error = nil
  }
}

func orderReducer(state: inout Order, action: OrderAction) {
  switch action {
  case .add: state.amount += 1
  case .limit: state.amount = 99
  }
}

func draftReducer(state: inout Draft, action: DraftAction) {
  switch action {
  case .write(let text): state.text = text
  }
}

let appReducer: Reducer<AppState, AppAction> = combineReducers(
  scopeReducer(
    animalReducer, state: \.animal,
    action: { if case .animal(let action) = $0 { action } else { nil } }),
  scopeReducer(
    orderReducer, state: \.orders,
    action: { if case .order(let id, let action) = $0 { (id, action) } else { nil } }),
  scopeReducer(
    draftReducer, state: \.draft,
    action: { if case .draft(let action) = $0 { action } else { nil } }),
  { state, action in
    switch action {
    case .compose: state.draft = Draft()
    case .send: state.draft = nil
    case .animal, .order, .draft: break
    }
  })

private enum Search { case animal }

func animalMiddleware(_ service: any AnimalService) -> Middleware<AppState, AppAction> {
  { _, action in
    switch action {
    case .animal(.fetch):
      .run { () async throws(AnimalError) in try await service.animal() }
        .retry(.exponential(maxAttempts: 3))
        .map { .animal(.fetched($0)) }
        .catch { error in .just(.animal(.failed(error))) }
        .cancellable(id: Search.animal, cancelInFlight: true)
    case .animal(.stop): .cancel(id: Search.animal)
    default: .none
    }
  }
}

let orderMiddleware: Middleware<Order, OrderAction> = { order, _ in
  order.amount > 99 ? .just(.limit) : .none
}

@MainActor
func makeStore(_ service: any AnimalService) -> Store<AppState, AppAction> {
  Store(
    initialState: AppState(), reducer: appReducer,
    middlewares: [
      animalMiddleware(service),
      scopeMiddleware(
        orderMiddleware, state: \.orders,
        action: { if case .order(let id, let action) = $0 { (id, action) } else { nil } },
        embed: AppAction.order),
    ])
}

struct AnimalView: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    Text(store.state[\.animal.current])
    if store.state[\.animal.isLoading] {
      ProgressView()
      Button("Stop") { store.dispatch(.animal(.stop)) }
    } else {
      Button("Next") { store.dispatch(.animal(.fetch)) }
    }
  }
}

struct AnimalScreen: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    AnimalView(store: store)
      .task { await store.dispatch(.animal(.fetch)).finish() }
      .alert(
        store.alerts(
          for: \.animal.error, dismiss: .animal(.errorSeen), tryAgain: .animal(.fetch)))
  }
}

struct DraftView: View {
  let draft: Store<Draft, DraftAction>

  var body: some View {
    TextField("Text", text: draft.binding(get: \.text, send: { .write($0) }))
  }
}

struct ComposeView: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    if let draft = store.scope(state: \.draft, action: AppAction.draft) {
      DraftView(draft: draft)
      Button("Send") { store.dispatch(.send) }
    } else {
      Button("Write") { store.dispatch(.compose) }
    }
  }
}

struct OrderList: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    List {
      ForEach(store.state.orderIDs, id: \.self) { id in
        if let order = store.scope(state: \.orders, id: id, action: AppAction.order) {
          OrderRow(order: order)
        }
      }
    }
  }
}

struct OrderRow: View {
  let order: Store<Order, OrderAction>

  var body: some View {
    Button("\(order.state.amount)") { order.dispatch(.add) }
  }
}

@MainActor
func titles(of store: Store<AppState, AppAction>) async {
  for await name in store.values(of: \.animal.current) {
    print(name)
  }
}

@MainActor
func refresh(_ store: Store<AppState, AppAction>) async {
  let handle = store.dispatch(.animal(.fetch))
  await handle.finish()
  print(store.state.animal.current)
}

// The examples of the documentation comments.

struct CounterState: Sendable, Equatable {
  var count = 0
}

enum CounterAction: Sendable, Equatable {
  case increment
  case reset
}

func counterReducer(state: inout CounterState, action: CounterAction) {
  switch action {
  case .increment: state.count += 1
  case .reset: state.count = 0
  }
}

func timerMiddleware() -> Middleware<CounterState, CounterAction> {
  { state, action in action == .increment && state.count == 10 ? .just(.reset) : .none }
}

@MainActor
func count() {
  let store = Store(initialState: CounterState()) { (state, action: CounterAction) in
    switch action {
    case .increment: state.count += 1
    case .reset: state.count = 0
    }
  }
  store.dispatch(.increment)
  print(store.state.count)
}
