/// Keeps a router alive for an operation that reports to it, except while a person decides.
///
/// A task that awaits an answer must not keep the source of the answer alive. When a router is
/// deallocated, its pending offers are declined.
@MainActor
package final class RouterHold {
  private var held: ErrorRouter?
  private weak var router: ErrorRouter?
  /// The app at the end of the path, for the case that a view on the path is gone.
  private weak var app: AppRouter?

  package init(_ router: ErrorRouter) {
    held = router
    self.router = router
    app = router.app
  }

  /// Calls a closure with the router, which is released afterwards; returns nil if the router is
  /// gone.
  func use<Result>(_ body: @MainActor (ErrorRouter) async -> Result) async -> Result? {
    guard let router = held ?? router ?? app.map(ErrorRouter.init) else { return nil }
    held = nil
    return await body(router)
  }
}
