// Handles errors of a store: in the state, as an alert, by a router, in a log, and in the history.
import Foundation
import RecourseStore
import RecourseUI
import SwiftUI

struct AppState: Sendable, Equatable {
  var orders = LoadState<[Order]>.idle
  var note = Note()
  var refusals: [Refusal] = []
}

struct Order: Sendable, Equatable, Codable, Identifiable {
  let id: Int
}

struct Refusal: Sendable, Equatable, Identifiable {
  let id: Int
  let title: String
}

struct Note: Sendable, Equatable {
  var text = ""
  var isSaving = false
  var problem: ErrorReport.Snapshot?
}

enum AppAction: Sendable, Equatable, Codable {
  case orders(LoadAction<[Order]>)
  case note(NoteAction)
  case refusalSeen(Int)
}

enum NoteAction: Sendable, Equatable, Codable {
  case save
  case saving
  case saved
  case notSaved
  case failed(ErrorReport.Snapshot)
  case problemSeen
}

protocol API: Sendable {
  func orders() async throws -> [Order]
  func save(_ text: String) async throws
}

func noteReducer(state: inout Note, action: NoteAction) {
  switch action {
  case .save: state.problem = nil
  case .saving: state.isSaving = true
  case .saved, .notSaved: state.isSaving = false
  case .failed(let problem):
    state.isSaving = false
    state.problem = problem
  case .problemSeen: state.problem = nil
  }
}

let appReducer: Reducer<AppState, AppAction> = combineReducers(
  scopeReducer(
    loadReducer, state: \.orders,
    action: { if case .orders(let action) = $0 { action } else { nil } }),
  scopeReducer(
    noteReducer, state: \.note,
    action: { if case .note(let action) = $0 { action } else { nil } }),
  { state, action in
    if case .refusalSeen(let id) = action { state.refusals.removeAll { $0.id == id } }
  })

private enum Load { case orders }

func ordersMiddleware(_ api: any API) -> Middleware<AppState, AppAction> {
  { state, action in
    guard case .orders(let action) = action else { return .none }
    return .load(action, into: state.orders, id: Load.orders, retry: .standard) { _ in
      try await api.orders()
    }
    .map { .orders($0) }
  }
}

func noteMiddleware(_ api: any API) -> Middleware<AppState, AppAction> {
  { state, action in
    guard action == .note(.save) else { return .none }
    return .run { [text = state.note.text] in try await api.save(text) }
      .map { .note(.saved) }
      .catch { error in
        .just(.note(.failed(ErrorReport(error, origin: .userAction).snapshot())))
      }
  }
}

func routedNoteMiddleware(
  _ api: any API, _ router: ErrorRouter
) -> Middleware<AppState, AppAction> {
  { state, action in
    guard action == .note(.save) else { return .none }
    let save = Effect.run { [text = state.note.text] in try await api.save(text) }
      .map { AppAction.note(.saved) }
    return Effect.concatenate(.just(.note(.saving)), save)
      .route(to: router) { _ in .note(.notSaved) }
  }
}

func reportingMiddleware(_ router: ErrorRouter) -> Middleware<AppState, AppAction> {
  errorMiddleware(to: router, origin: .refresh) { action in
    guard case .orders(.failed(let failure)) = action else { return nil }
    return (failure.error, tryAgain: .orders(.reload))
  }
}

struct OrdersScreen: View {
  let store: Store<AppState, AppAction>

  var body: some View {
    OrderList(orders: store.state.orders.value ?? [])
      .task { await store.dispatch(.orders(.load)).finish() }
      .refreshable { await store.dispatch(.orders(.reload)).finish() }
      .alert(
        store.alerts(for: \.note.problem, dismiss: .note(.problemSeen), tryAgain: .note(.save))
      )
      .alert(
        store.alerts(forEach: \.refusals, dismiss: AppAction.refusalSeen) {
          AlertContent(title: $0.title)
        })
  }
}

struct OrderList: View {
  let orders: [Order]

  var body: some View {
    List { ForEach(orders) { Text("\($0.id)") } }
  }
}

@MainActor
struct Debugging {
  let history = StoreHistory<AppState, AppAction>(limit: 200)
  let store: Store<AppState, AppAction>

  init(_ api: any API) {
    store = Store(
      initialState: AppState(), reducer: appReducer,
      middlewares: [ordersMiddleware(api), noteMiddleware(api), logMiddleware()],
      history: history)
  }

  func write(to file: URL) throws {
    try history.file().write(to: file)
  }

  func replay(_ file: URL) throws {
    try history.replay(file: Data(contentsOf: file))
    history.jump(to: history.position - 1)
  }
}
