import Foundation

/// A window as errors see it: decides where they go, and what is shown of them, and what waits.
@MainActor
package final class ErrorScene: ReportReceiver {
  package let settings: Settings
  /// What interrupts the person.
  package let interruptions = PresentationContext<Interruption>()
  /// What is told in passing.
  package let toasts = ToastContext()
  /// What is told as long as it lasts.
  package let banners = ToastContext()
  /// Keeps all presentations of the window apart.
  package let gate: PresentationGate
  package let family: SceneFamily
  var book: NoticeBook
  /// What belongs to the notices that are open.
  var showings: [Notice.ID: Showing] = [:]
  /// The notices of which more is known than is shown.
  var changed: Set<Notice.ID> = []
  /// Waits for the network while a notice says that there is none.
  var reconnection: Task<Void, Never>?
  /// What stands for the window in the view tree; nil when there is no window.
  private weak var seat: AnyObject?
  let time: ElapsedTime

  nonisolated package convenience init(_ settings: Settings) {
    self.init(settings, in: SceneFamily())
  }

  nonisolated init(_ settings: Settings, in family: SceneFamily) {
    self.settings = settings
    self.family = family
    gate = PresentationGate(clock: settings.clock)
    book = NoticeBook(limit: settings.limit, window: settings.window)
    time = ElapsedTime(by: settings.clock)
  }

  deinit {
    reconnection?.cancel()
    for notice in book.open.values { settings.journal.settle(notice.id, as: .undeliverable) }
    let showings = showings.values
    guard !showings.isEmpty else { return }
    Task { @MainActor in
      for showing in showings { showing.end(as: .undeliverable) }
    }
  }

  package var scene: ErrorScene? { self }

  package func receive(_ delivery: Delivery) {
    // What no window shows is shown in another one.
    if seat == nil, let other = family.front, other !== self { return other.receive(delivery) }
    family.moveToFront(self)
    let tree = delivery.report.error.causeTree
    let decision = decision(for: delivery, tree)
    let path = decision.path
    switch decision.disposition {
    case .ignore: record(delivery, as: .ignored, path: path)
    case .log: record(delivery, as: .logged, path: path)
    case .inline where delivery.isShown: record(delivery, as: .inlined, path: path)
    case .alert: show(delivery, tree, on: .alert, path: path)
    case .sheet: show(delivery, tree, on: .sheet, path: path)
    case .banner: show(delivery, tree, on: .banner, path: path)
    // There is no such place where it was reported, so it is told in passing.
    case .toast, .inline, .parent: show(delivery, tree, on: .toast, path: path)
    case .route(let route): show(delivery, tree, on: surface(for: route), path: path)
    }
  }

  package func record(_ delivery: Delivery, as outcome: Outcome) {
    record(delivery, as: outcome, path: [])
  }

  func record(_ delivery: Delivery, as outcome: Outcome, path: [RuleTrace]) {
    settings.journal.record(delivery.report, as: outcome, path: path)
    delivery.end(as: outcome)
  }

  private func decision(for delivery: Delivery, _ tree: CauseTree) -> PolicyDecision {
    if let forced = delivery.forced, !tree.isCancellation { return forced }
    let occurrence = Occurrence(report: delivery.report, tree: tree, build: .current)
    return ErrorPolicy.decision(for: occurrence, in: delivery.policies + [settings.policy])
  }

  private func surface(for route: ErrorRoute) -> Notice.Surface {
    if family.routes[route] != nil { return .route(route) }
    DebugWarning.write(
      "nothing is at the route \(route.rawValue), so its errors are alerts; see ErrorRouter.onRoute"
    )
    return .alert
  }
}

// MARK: Windows

extension ErrorScene {
  /// The scene for a window: this one, or another one of the app when this one has a window already.
  package func scene(for seat: AnyObject) -> ErrorScene {
    if let taken = self.seat, taken !== seat {
      return ErrorScene(settings, in: family).scene(for: seat)
    }
    self.seat = seat
    family.moveToFront(self)
    return self
  }

  /// Whether there is a window.
  var isOpen: Bool { seat != nil }

  /// Notes that the window is gone; what it shows moves to another one.
  package func close() {
    seat = nil
    if let other = family.front { moveAll(to: other) }
  }
}

/// The windows of an app, and what they share.
@MainActor
package final class SceneFamily {
  var routes: [ErrorRoute: @MainActor (ErrorReport) async -> RouteResult] = [:]
  var retries: [ErrorReport.Key: @MainActor () async throws -> Void] = [:]
  private struct Member {
    weak var scene: ErrorScene?
  }

  private var members: [Member] = []

  nonisolated init() {}

  /// The window in which something happened last.
  var front: ErrorScene? { members.last { $0.scene?.isOpen == true }?.scene }

  /// Takes back all reports that something has made untrue, in all windows.
  func withdraw(validUntil key: ErrorReport.Key) {
    for member in members { member.scene?.withdraw(validUntil: key) }
  }

  func moveToFront(_ scene: ErrorScene) {
    if members.last?.scene === scene { return }
    members.removeAll { $0.scene == nil || $0.scene === scene }
    members.append(Member(scene: scene))
  }
}
