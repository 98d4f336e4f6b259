// A feature of the Composable Architecture before it reports its errors to a router, while it
// passes them to a closure, and after. The code is compiled against ComposableArchitecture.swift,
// and never run.
import RecourseUI

struct NoteBefore {
  struct State {
    var text = ""
    var alert: AlertState<Never>?
  }

  enum Action {
    case saveTapped
    case saved
    case failed(String)
  }

  let save: @Sendable (String) async throws -> Void

  var body: Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .saveTapped:
        return .run { [text = state.text] send in
          try await save(text)
          await send(.saved)
        } catch: { error, send in
          await send(.failed(error.localizedDescription))
        }
      case .failed(let message):
        state.alert = AlertState {
          TextState("The note isn’t saved")
        } message: {
          TextState(message)
        }
        return .none
      case .saved:
        return .none
      }
    }
  }
}

struct NoteBetween {
  struct State {
    var text = ""
  }

  enum Action {
    case saveTapped
    case saved
  }

  let report: @Sendable (any Error) async -> Void
  let save: @Sendable (String) async throws -> Void

  var body: Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .saveTapped:
        return .run { [text = state.text] send in
          try await save(text)
          await send(.saved)
        } catch: { error, _ in
          await report(error)
        }
      case .saved:
        return .none
      }
    }
  }
}

struct NoteAfter {
  struct State {
    var text = ""
    var alert: AlertState<Question>?
  }

  enum Action {
    case saveTapped
    case saved
    case clearTapped
    case alert(PresentationAction<Question>)
  }

  enum Question {
    case clear
  }

  let router: ErrorRouter
  let save: @Sendable (String) async throws -> Void

  var body: Reduce<State, Action> {
    Reduce { state, action in
      switch action {
      case .saveTapped:
        return .run { [text = state.text] send in
          let attempt = await router.attempt(title: "The note isn’t saved") {
            try await save(text)
          }
          if await attempt.value != nil { await send(.saved) }
        }
      case .clearTapped:
        state.alert = AlertState {
          TextState("Clear the note?")
        } actions: {
          ButtonState(role: .destructive, action: .clear) { TextState("Clear") }
        }
        return .none
      case .alert(.presented(.clear)):
        state.text = ""
        return .none
      case .alert(.dismiss), .saved:
        return .none
      }
    }
  }
}
