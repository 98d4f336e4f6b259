import Recourse
import SwiftUI

/// Makes a window show what a router has to show.
struct ErrorRouterModifier: ViewModifier {
  let router: ErrorRouter
  @Environment(\.loadNetwork) private var network
  @State private var seat = SceneSeat()

  func body(content: Content) -> some View {
    let local = seat.router(for: router)
    let scene = local.scene
    content
      .modifier(HostModifier())
      .environment(\.errorScene, scene)
      .environment(\.presentationSurroundings, PresentationSurroundings(gate: scene?.gate))
      .environment(\.errorDescriber, scene?.settings.describer ?? ErrorDescriber())
      .environment(\.errorClock, scene?.settings.clock ?? ContinuousClock())
      .environment(\.loadNetwork, scene?.settings.network ?? network)
      .reports(to: local)
  }
}

/// Stands for a window: a router that is in one window already is another one here.
@MainActor
private final class SceneSeat {
  private var given: ErrorRouter?
  private var local: ErrorRouter?

  nonisolated init() {}

  deinit {
    guard let local else { return }
    Task { @MainActor in local.scene?.close(nil) }
  }

  func router(for router: ErrorRouter) -> ErrorRouter {
    if let local, given === router { return local }
    local?.scene?.close(self)
    let scene = router.scene?.scene(for: self)
    let local = scene.map { $0 === router.scene ? router : ErrorRouter($0) } ?? router
    given = router
    self.local = local
    return local
  }
}
