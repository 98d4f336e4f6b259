/// The action of a view for the reports on a route, active while the view is on screen.
///
/// The handler persists while its view is recreated, and moves with the view to another window.
@MainActor
package final class RouteHandler {
  package typealias Action = @MainActor (ErrorReport) async -> RouteResult

  private(set) var route: ErrorRoute?
  private(set) var action: Action?
  private weak var window: WindowRouter?
  private let presence = ViewPresence()

  /// Whether a part of the view is on screen, so that the view handles reports.
  var isOnScreen: Bool { !presence.hasLeft }

  nonisolated package init() {}

  deinit {
    guard let window else { return }
    let id = ObjectIdentifier(self)
    Task { @MainActor in window.forgetHandler(id) }
  }

  /// Updates the route, the action and the window of the view.
  package func update(
    _ route: ErrorRoute, in window: WindowRouter?, perform action: @escaping Action
  ) {
    self.route = route
    self.action = action
    guard self.window !== window else { return }
    self.window?.remove(self)
    self.window = window
    if presence.isOnScreen { join() }
  }

  /// Records that a part of the view has appeared; the view precedes those that appeared earlier.
  package func appear() {
    presence.appear { join() }
  }

  /// Records that a part of the view has disappeared; actions in progress run to completion.
  package func disappear() {
    presence.disappear { [self] in window?.remove(self) }
  }

  private func join() {
    guard let window else {
      return DebugWarning.write(
        "onErrorRoute has no router around it, so nothing comes to it; see errorRouter(_:)")
    }
    window.add(self)
  }
}
