/// Keeps a router alive for an operation that reports to it, except while a person decides.
///
/// A task that awaits an answer must not keep the source of the answer alive. When a router is
/// deallocated, its pending offers are declined.
@MainActor
package final class RouterHold {
  private var held: ErrorRouter?
  private weak var router: ErrorRouter?
  /// The router of the window at the end of the path, for the case that a view on the path is gone.
  private weak var window: WindowRouter?

  package init(_ router: ErrorRouter) {
    held = router
    self.router = router
    window = router.window
  }

  /// Calls a closure with the router, which is released afterwards; returns nil if the router is
  /// gone.
  func use<Result>(_ body: @MainActor (ErrorRouter) async -> Result) async -> Result? {
    guard let router = held ?? router ?? window.map(ErrorRouter.init) else { return nil }
    held = nil
    return await body(router)
  }
}
