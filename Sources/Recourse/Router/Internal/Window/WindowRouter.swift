/// Routes the errors of one window, and decides which of them are presented and which wait.
@MainActor
package final class WindowRouter: ReportReceiver {
  package let settings: Settings
  /// The alerts and sheets, which interrupt the person.
  package let interruptions = PresentationContext<Interruption>()
  /// The toasts, which are dismissed automatically.
  package let toasts = ToastContext()
  /// The banners, which stay as long as their cause.
  package let banners = ToastContext()
  /// The problems that wait until the person opens them; shared by all windows.
  package let inbox: ErrorInbox
  /// The inbox while it is presented over the window.
  package let inboxes = PresentationContext<ErrorInbox>()
  let registry: WindowRegistry
  /// The router of the problems that all windows share or no window can present; nil if this is
  /// that router.
  let fallbackWindow: WindowRouter?
  /// The problems that are open or were open recently.
  var problems: OpenProblems
  /// Announces the problems of the inbox; only the app's router does.
  private lazy var announcer = InboxAnnouncer(inbox, in: registry, text: settings.describer.text)
  /// The views that the window knows, in the order in which they appeared.
  var members = OrderedTable<ObjectIdentifier, MemberPlace>()
  /// The task that ends the wait of problems that no longer help as an interruption.
  var expiry: Task<Void, Never>?
  let time: ElapsedTime
  /// The object that stands for the window in the view tree; nil if there is no window.
  private weak var anchor: AnyObject?

  nonisolated package convenience init(_ settings: Settings) {
    self.init(settings, in: WindowRegistry(settings), fallbackWindow: nil)
  }

  nonisolated private init(
    _ settings: Settings, in registry: WindowRegistry, fallbackWindow: WindowRouter?
  ) {
    self.settings = settings
    self.registry = registry
    self.fallbackWindow = fallbackWindow
    inbox = fallbackWindow?.inbox ?? ErrorInbox()
    problems = OpenProblems(
      limit: settings.interruptionsPerMinute, coalescingInterval: settings.coalescingInterval)
    time = ElapsedTime(by: settings.clock)
  }

  deinit {
    expiry?.cancel()
    let problems = problems.problems.values
    for problem in problems { settings.journal.settle(problem.report.id, as: .undeliverable) }
    guard !problems.isEmpty else { return }
    Task { @MainActor in
      for problem in problems { problem.end(as: .undeliverable) }
    }
  }

  package var window: WindowRouter? { self }

  /// The router of the problems that belong to the app as a whole.
  var appRouter: WindowRouter { fallbackWindow ?? self }

  package func receive(_ delivery: Delivery) {
    // Without a window, another window presents the report, or the report waits for the next
    // window.
    if anchor == nil, let other = registry.front ?? fallbackWindow, other !== self {
      return other.receive(delivery)
    }
    registry.moveToFront(self)
    let decision = decision(for: delivery)
    let path = decision.path
    switch decision.disposition {
    case .ignore: record(delivery, as: .ignored, path: path)
    case .log: record(delivery, as: .logged, path: path)
    case .alert: present(delivery, on: .alert, path: path)
    case .sheet: present(delivery, on: .sheet, path: path)
    case .banner: present(delivery, on: .banner, path: path)
    case .inbox: present(delivery, on: .inbox, path: path)
    // No view shows the error where it was reported, so a toast presents it.
    case .toast, .inline, .parent: present(delivery, on: .toast, path: path)
    case .also(let surface): show(showAtFields(delivery).whole, at: .surface(surface), path: path)
    case .route(let route): send(delivery, to: route, path: path)
    }
  }

  /// Presents a report, unless the reporting view or the fields of a form show the whole error.
  func present(_ delivery: Delivery, on surface: Disposition.Surface, path: [RuleTrace]) {
    if !delivery.isShown, let rest = showAtFields(delivery).rest {
      if let step = moveToOfflineBanner(rest.report) {
        show(rest, at: .surface(.banner), path: path + [step])
      } else {
        show(rest, at: .surface(surface), path: path)
      }
    } else {
      record(delivery, as: .inlined, path: path)
    }
  }

  package func record(_ delivery: Delivery, as outcome: Outcome) {
    record(delivery, as: outcome, path: [])
  }

  func record(_ delivery: Delivery, as outcome: Outcome, path: [RuleTrace]) {
    settings.journal.record(delivery.report, as: outcome, path: path)
    delivery.end(as: outcome)
  }

  private func decision(for delivery: Delivery) -> PolicyDecision {
    let report = delivery.report
    if let forced = delivery.forced, !report.classified.isCancellation { return forced }
    return delivery.policies.isEmpty
      ? settings.policy.decision(for: report)
      : ErrorPolicy.decision(for: report, in: delivery.policies + [settings.policy])
  }
}

// MARK: Windows

extension WindowRouter {
  /// Announces the problems of the inbox from now on, in the frontmost window.
  private func announcesInbox() {
    inbox.onChange = { [weak announcer] in announcer?.update() }
    announcer.update()
  }

  /// Returns the router for a window: this router, or a new one if this one has another window.
  ///
  /// - Parameter anchor: The object that stands for the window in the view tree.
  /// - Returns: The router that has the window now.
  package func router(for anchor: AnyObject) -> WindowRouter {
    if let taken = self.anchor, taken !== anchor {
      let other = WindowRouter(settings, in: registry, fallbackWindow: fallbackWindow ?? self)
      return other.router(for: anchor)
    }
    let wasOpen = isOpen
    self.anchor = anchor
    appRouter.announcesInbox()
    registry.moveToFront(self)
    if !wasOpen { renewWaiting() }
    return self
  }

  /// Whether the router has a window.
  package var isOpen: Bool { anchor != nil }

  /// Releases the window, and moves the problems to another window as soon as there is one.
  ///
  /// - Parameter anchor: The object that stood for the window; nil if the object is gone too. Does
  ///   nothing if the router has another window by now.
  package func close(_ anchor: AnyObject?) {
    guard self.anchor == nil || self.anchor === anchor else { return }
    self.anchor = nil
    if let other = registry.front ?? fallbackWindow { moveAll(to: other) }
  }
}

/// Announces new problems of the inbox in a banner of the frontmost window, unless a view shows
/// them.
@MainActor
final class InboxAnnouncer {
  private let inbox: ErrorInbox
  private let text: BuiltInText
  private let registry: WindowRegistry
  private var isUpdating = false
  private var banner: Banner?

  private struct Banner {
    /// The window, which may own the announcer.
    weak var window: WindowRouter?
    let id: PresentationID
  }

  init(_ inbox: ErrorInbox, in registry: WindowRegistry, text: BuiltInText) {
    self.inbox = inbox
    self.registry = registry
    self.text = text
  }

  /// Updates the banner, once for all changes in a turn of the main actor.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    Task { [weak self] in
      self?.isUpdating = false
      self?.updateNow()
    }
  }

  private func updateNow() {
    let window = registry.front
    let count = inbox.isOnScreen ? 0 : inbox.unreadCount
    if let banner, count == 0 || banner.window !== window {
      self.banner = nil
      banner.window?.banners.dismiss(banner.id, as: .withdrawn)
    }
    guard count > 0, let window else { return }
    let show = AlertAction(text["action.show"]) { [weak window] in window?.showInbox() }
    let content = ToastContent(
      title: text["inbox.problems", count: count], severity: .warning, action: show)
    if let banner {
      window.banners.update(banner.id, item: content)
    } else {
      let id = window.banners.present(content) { [weak self] _ in self?.end() }
      banner = Banner(window: window, id: id)
    }
  }

  private func end() {
    guard let banner = exchange(&banner, with: nil) else { return }
    // A closed window takes its banner with it, and another window shows the next one.
    if banner.window?.isOpen == true { inbox.markAsRead() } else { update() }
  }
}
