/// The action of a view for the reports on a route, active while the view is on screen.
///
/// When the view disappears, actions in progress run to completion; when it is gone for good, they
/// are cancelled, because what they present is gone with it.
@MainActor
package final class RouteHandler: WindowMember {
  package typealias Action = @MainActor (ErrorReport) async -> RouteResult

  private(set) var route: ErrorRoute?
  private(set) var action: Action?
  /// The latest run of the action.
  var running: Task<Void, Never>?

  nonisolated package init() {
    super.init(of: "onErrorRoute")
  }

  deinit {
    running?.cancel()
  }

  /// Updates the route, the action and the window of the view.
  package func update(
    _ route: ErrorRoute, in window: WindowRouter?, perform action: @escaping Action
  ) {
    self.route = route
    self.action = action
    update(in: window)
  }
}
