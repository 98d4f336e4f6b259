package import Recourse
package import SwiftUI

/// The content of an installed host: an empty view with the presentations of a router.
package struct InstalledHost: View {
  private let router: ErrorRouter
  private let anchor = WindowAnchor()
  /// The views of the host that receive touches.
  package let regions = TouchRegions()

  package init(for router: ErrorRouter) {
    self.router = router
  }

  /// The router of the host's window.
  package var windowRouter: ErrorRouter { anchor.router(for: router) }

  package var body: some View {
    Color.clear
      .modifier(ErrorRouterModifier(router: router, installed: anchor))
      .environment(\.touchRegions, regions)
  }
}
