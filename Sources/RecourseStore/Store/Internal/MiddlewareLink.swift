/// A node in the linked list of a store's middlewares.
///
/// A linked list, because each use of a collection of a generic type requests the type's metadata
/// from the Swift runtime, which would take longer than the rest of a dispatch.
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

  /// Returns the first node of a list of middlewares; nil for an empty list.
  static func first(of middlewares: [Middleware<State, Action>]) -> MiddlewareLink? {
    middlewares.reversed().reduce(nil) { next, middleware in
      MiddlewareLink(middleware, next: next)
    }
  }
}
