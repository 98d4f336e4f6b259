// Signatures of the Composable Architecture (TCA), without their behavior, so that the compiler
// checks the code in the article ComingFromOtherLibraries. The package doesn't depend on TCA.

struct Reduce<State, Action> {
  init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {}
}

struct Effect<Action> {
  static var none: Effect { Effect() }

  static func run(
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil
  ) -> Effect { Effect() }
}

@MainActor
struct Send<Action>: Sendable {
  func callAsFunction(_ action: Action) {}
}

struct TextState {
  init(_ content: String) {}
}

struct AlertState<Action> {
  init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {}
}

struct ButtonState<Action> {
  enum Role { case cancel, destructive }

  init(role: Role? = nil, action: Action, label: () -> TextState) {}
}

@resultBuilder
enum ButtonStateBuilder<Action> {
  static func buildExpression(_ button: ButtonState<Action>) -> [ButtonState<Action>] { [button] }

  static func buildBlock(_ buttons: [ButtonState<Action>]...) -> [ButtonState<Action>] {
    buttons.flatMap(\.self)
  }
}

enum PresentationAction<Action> {
  case dismiss
  case presented(Action)
}
