/// Keeps a router for an operation that reports to it, but not while a person is being asked.
///
/// Who waits for an answer must not keep those alive that it comes from: when a router goes, what it
/// has asked is answered with no.
@MainActor
package final class RouterHold {
  private var held: ErrorRouter?
  private weak var router: ErrorRouter?
  /// What is at the end of the way, when a view on it has gone.
  private weak var scene: ErrorScene?

  package init(_ router: ErrorRouter) {
    held = router
    self.router = router
    scene = router.scene
  }

  /// Lends the router, and lets go of it afterwards; nil if it is gone.
  func use<Result>(_ body: @MainActor (ErrorRouter) async -> Result) async -> Result? {
    guard let router = held ?? router ?? scene.map(ErrorRouter.init) else { return nil }
    held = nil
    return await body(router)
  }
}
