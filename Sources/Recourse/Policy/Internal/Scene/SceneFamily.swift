/// The windows of an app, and what they share.
@MainActor
package final class SceneFamily {
  /// A window that may be gone.
  private final class Member {
    private(set) weak var scene: ErrorScene?

    init(_ scene: ErrorScene) {
      self.scene = scene
    }
  }

  /// What deals with routes wherever their reports come from.
  private(set) var routes: [ErrorRoute: RouteHandler.Action] = [:]
  private(set) var retries: [ErrorReport.Key: @MainActor () async throws -> Void] = [:]
  /// The operations that run again now.
  private var running: Set<ErrorReport.Key> = []
  /// Waits for the network while a notice says that there is none.
  private var reconnection: Task<Void, Never>?
  private var members: [Member] = []

  nonisolated init() {}

  deinit {
    reconnection?.cancel()
  }

  /// The window in which something happened last.
  var front: ErrorScene? { members.last { $0.scene?.isOpen == true }?.scene }

  func moveToFront(_ scene: ErrorScene) {
    if let last = members.indices.last, members[last].scene === scene { return }
    members.removeAll { $0.scene == nil || $0.scene === scene }
    members.append(Member(scene))
  }

  /// Takes back all reports that something has made untrue, in all windows.
  func withdraw(validUntil key: ErrorReport.Key) {
    for member in members { member.scene?.withdraw(validUntil: key) }
  }

  func onRoute(_ route: ErrorRoute, perform action: RouteHandler.Action?) {
    routes[route] = action
  }

  /// The view that deals with a route, in the window in which something happened last.
  func handler(of route: ErrorRoute) -> RouteHandler? {
    members.reversed().lazy.compactMap { $0.scene?.handler(of: route) }.first
  }

  func onRetry(
    of key: ErrorReport.Key, perform operation: (@MainActor () async throws -> Void)?
  ) {
    retries[key] = operation
    for member in members { member.scene?.redraw(whatCanRetry: key) }
  }

  /// Runs an operation again by its key, unless it runs already.
  ///
  /// What it throws goes the way that its last error has gone.
  func run(_ key: ErrorReport.Key, again rerun: Rerun, in scene: ErrorScene) {
    guard let operation = retries[key], running.insert(key).inserted else { return }
    Task {
      do {
        try await operation()
        running.remove(key)
        withdraw(validUntil: key)
      } catch {
        running.remove(key)
        var delivery = Delivery(
          rerun.report(of: error, key: key), in: scene.settings.journal)
        delivery.policies = rerun.policies
        scene.receive(delivery)
      }
    }
  }

  /// Takes back that there is no network, as soon as there is one again.
  ///
  /// Where the system thinks that there is one, it knows less than whoever has failed.
  func awaitReconnection(to network: NetworkSignal) {
    guard reconnection == nil else { return }
    reconnection = Task { [weak self] in
      var wasUnreachable = false
      await network.waitUntilReachable { wasUnreachable = true }
      guard !Task.isCancelled, let self else { return }
      reconnection = nil
      if wasUnreachable { withdraw(validUntil: .online) }
    }
  }
}

extension ErrorReport.Key {
  /// Comes to pass when the network can be reached.
  static let online: Self = "Recourse.online"
}
