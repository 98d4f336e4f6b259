import Recourse
import SwiftUI

/// Installs a router in a window, and presents the router's errors there.
struct ErrorRouterModifier: ViewModifier {
  let router: ErrorRouter
  /// The anchor of an installed host, whose router the app has; nil in an app's own view tree.
  var installed: WindowAnchor?
  @Environment(\.presentationSurroundings) private var outer
  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock
  @Environment(\.errorRetryContext.network) private var network
  @Environment(\.errorRetryContext.catalog) private var catalog
  @Environment(\.failureSimulation) private var simulation
  @State private var own = WindowAnchor()
  // Created in `onAppear`: the parent may retain this state's initial value, and so delay its
  // deinit.
  @State private var occupancy: WindowAnchor.Occupancy?

  func body(content: Content) -> some View {
    let anchor = installed ?? own
    let local = anchor.router(for: router)
    let window = local.window
    let settings = window?.settings
    window?.simulation = simulation
    let clock = settings?.clock ?? clock
    return
      content
      .modifier(HostModifier())
      .modifier(WindowPhaseModifier(window: window))
      .environment(\.windowRouter, window)
      .environment(
        \.presentationSurroundings,
        // A window has one coordinator, even if a part of the window has a router of its own.
        PresentationSurroundings(
          coordinator: outer.coordinator ?? anchor.coordinator(by: clock), host: outer.host)
      )
      .environment(\.errorDescriber, settings?.describer ?? describer)
      .environment(\.errorClock, clock)
      .environment(\.errorRetryContext.network, settings?.network ?? network)
      .environment(\.errorRetryContext.catalog, settings?.describer.catalog ?? catalog)
      .reports(to: local)
      .onAppear {
        if occupancy == nil { occupancy = anchor.occupy() }
      }
  }
}

/// Reads the phase of the scene in a view of its own, so that no other view depends on the phase.
private struct WindowPhaseModifier: ViewModifier {
  let window: WindowRouter?
  @Environment(\.scenePhase) private var phase

  func body(content: Content) -> some View {
    // The first phase says nothing: where no scene reports its phase, as in a hosting controller of
    // an app without scenes, it is always `.background`.
    content.onChange(of: phase) { window?.isInBackground = phase == .background }
  }
}

/// Represents a window, with a router of its own if another window has the installed router.
@MainActor
final class WindowAnchor {
  /// A token in the state of the window's root view, whose release closes the window.
  @MainActor
  final class Occupancy {
    private let anchor: WindowAnchor

    fileprivate init(_ anchor: WindowAnchor) {
      self.anchor = anchor
    }

    deinit {
      Task { @MainActor [weak anchor] in anchor?.closeUnlessOccupied() }
    }
  }

  private var coordinator: PresentationCoordinator?
  private var given: ErrorRouter?
  private var local: ErrorRouter?
  private weak var occupancy: Occupancy?

  nonisolated init() {}

  deinit {
    guard let local else { return }
    Task { @MainActor in local.window?.close() }
  }

  func occupy() -> Occupancy {
    let occupancy = Occupancy(self)
    self.occupancy = occupancy
    return occupancy
  }

  /// Closes the window unless a view occupies the anchor; a view that reuses the anchor gets a new
  /// window.
  private func closeUnlessOccupied() {
    guard occupancy == nil, let local else { return }
    given = nil
    self.local = nil
    local.window?.close()
  }

  func router(for router: ErrorRouter) -> ErrorRouter {
    if let local, given === router { return local }
    if let window = local?.window { leave(window) }
    let local = router.app.map { ErrorRouter($0.openWindow(for: self)) } ?? router
    given = router
    self.local = local
    return local
  }

  /// Returns the window's coordinator, which stays the same when the window gets another router.
  func coordinator(by clock: any Clock<Duration>) -> PresentationCoordinator {
    let coordinator = coordinator ?? PresentationCoordinator(clock: clock)
    self.coordinator = coordinator
    return coordinator
  }

  /// Closes a window that another one has replaced, unless the window is back after this update.
  private func leave(_ window: WindowRouter) {
    Task { [weak self] in
      if self?.local?.window !== window { window.close() }
    }
  }
}
