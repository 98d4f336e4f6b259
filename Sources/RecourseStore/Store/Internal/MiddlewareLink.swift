/// A middleware and those after it.
///
/// A list, because a collection of a generic type asks Swift for the type again on each use, which would
/// take longer than all the rest of a dispatch.
@MainActor
final class MiddlewareLink<State, Action> {
  let middleware: Middleware<State, Action>
  let next: MiddlewareLink<State, Action>?

  private init(
    _ middleware: @escaping Middleware<State, Action>, next: MiddlewareLink<State, Action>?
  ) {
    self.middleware = middleware
    self.next = next
  }

  /// The first of them; nil if there is none.
  static func first(of middlewares: [Middleware<State, Action>]) -> MiddlewareLink? {
    middlewares.reversed().reduce(nil) { next, middleware in
      MiddlewareLink(middleware, next: next)
    }
  }
}
