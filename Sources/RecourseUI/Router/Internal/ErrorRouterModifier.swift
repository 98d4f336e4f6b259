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
  // Made when the view appears: the view around may keep a value that this one started with.
  @State private var occupancy: SceneSeat.Occupancy?

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
      .onAppear {
        if occupancy == nil { occupancy = seat.occupy() }
      }
  }
}

/// Stands for a window: a router that is in one window already is another one here.
@MainActor
private final class SceneSeat {
  /// Held by the state of the window's root view; the window is closed when the state goes.
  @MainActor
  final class Occupancy {
    private let seat: SceneSeat

    fileprivate init(_ seat: SceneSeat) {
      self.seat = seat
    }

    deinit {
      Task { @MainActor [weak seat] in seat?.closeUnlessOccupied() }
    }
  }

  private var coordinator: PresentationCoordinator?
  private var given: ErrorRouter?
  private var local: ErrorRouter?
  private weak var occupancy: Occupancy?

  nonisolated init() {}

  deinit {
    guard let local else { return }
    Task { @MainActor in local.scene?.close(nil) }
  }

  func occupy() -> Occupancy {
    let occupancy = Occupancy(self)
    self.occupancy = occupancy
    return occupancy
  }

  /// Closes the scene; a view that starts with the same seat gets another scene.
  private func closeUnlessOccupied() {
    guard occupancy == nil, let local else { return }
    given = nil
    self.local = nil
    local.scene?.close(self)
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
