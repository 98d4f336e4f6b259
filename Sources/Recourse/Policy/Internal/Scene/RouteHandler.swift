/// What a view does with the reports on a route while it is on screen.
///
/// It stays the same while its view is made anew, and moves with it to another window.
@MainActor
package final class RouteHandler {
  package typealias Action = @MainActor (ErrorReport) async -> RouteResult

  private(set) var route: ErrorRoute?
  private(set) var action: Action?
  private weak var scene: ErrorScene?
  private let presence = ViewPresence()

  /// Whether the view deals with reports now: while a part of it is on screen.
  var isOnScreen: Bool { !presence.hasLeft }

  nonisolated package init() {}

  deinit {
    guard let scene else { return }
    let id = ObjectIdentifier(self)
    Task { @MainActor in scene.forgetHandler(id) }
  }

  /// Notes what the view says now, and in which window it is.
  package func update(_ route: ErrorRoute, in scene: ErrorScene?, perform action: @escaping Action)
  {
    self.route = route
    self.action = action
    guard self.scene !== scene else { return }
    self.scene?.remove(self)
    self.scene = scene
    if presence.isOnScreen { join() }
  }

  /// Notes that a part of the view is on screen: it deals with what others did before it came.
  package func appear() {
    presence.appear { join() }
  }

  /// Notes that a part of the view is no longer on screen; what the view deals with already comes
  /// to its end.
  package func disappear() {
    presence.disappear { [self] in scene?.remove(self) }
  }

  private func join() {
    guard let scene else {
      return DebugWarning.write(
        "onErrorRoute has no router around it, so nothing comes to it; see errorRouter(_:)")
    }
    scene.add(self)
  }
}
