import Recourse
import SwiftUI

/// Makes a window show what a router has to show.
struct ErrorRouterModifier: ViewModifier {
  let router: ErrorRouter
  @Environment(\.presentationSurroundings) private var outer
  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock
  @Environment(\.loadNetwork) private var network
  @State private var seat = SceneSeat()

  func body(content: Content) -> some View {
    let local = seat.router(for: router)
    let scene = local.scene
    let settings = scene?.settings
    let clock = settings?.clock ?? clock
    content
      .modifier(HostModifier())
      .environment(\.errorScene, scene)
      .environment(
        \.presentationSurroundings,
        // A window has one coordinator, also when a part of it has a router of its own.
        PresentationSurroundings(
          coordinator: outer.coordinator ?? seat.coordinator(by: clock), host: outer.host)
      )
      .environment(\.errorDescriber, settings?.describer ?? describer)
      .environment(\.errorClock, clock)
      .environment(\.loadNetwork, settings?.network ?? network)
      .reports(to: local)
  }
}

/// Stands for a window: a router that is in one window already is another one here.
@MainActor
private final class SceneSeat {
  private var coordinator: PresentationCoordinator?
  private var given: ErrorRouter?
  private var local: ErrorRouter?

  nonisolated init() {}

  deinit {
    guard let local else { return }
    Task { @MainActor in local.scene?.close(nil) }
  }

  func router(for router: ErrorRouter) -> ErrorRouter {
    if let local, given === router { return local }
    if let scene = local?.scene { leave(scene) }
    let scene = router.scene?.scene(for: self)
    let local = scene.map { $0 === router.scene ? router : ErrorRouter($0) } ?? router
    given = router
    self.local = local
    return local
  }

  /// Keeps the window's presentations apart, also when it gets another router.
  func coordinator(by clock: any Clock<Duration>) -> PresentationCoordinator {
    let coordinator = coordinator ?? PresentationCoordinator(clock: clock)
    self.coordinator = coordinator
    return coordinator
  }

  /// Leaves a scene after the update in which another one comes, unless it comes back.
  private func leave(_ scene: ErrorScene) {
    Task { [weak self] in
      if self?.local?.scene !== scene { scene.close(self) }
    }
  }
}
