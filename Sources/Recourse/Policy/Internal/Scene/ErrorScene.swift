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
  let family: SceneFamily
  /// Where what all windows share is kept, and what no window can show; nil when this is it.
  let home: ErrorScene?
  /// The problems that are open.
  var book: NoticeBook
  /// The notices of which more is known than is shown.
  var changed: Set<Notice.ID> = []
  /// The notices that offer to try again after a delay.
  var retryDelays: [Notice.ID: RetryDelay] = [:]
  /// The views that deal with routes, in the order in which they have come on screen.
  var handlers = OrderedTable<ObjectIdentifier, HandlerSeat>()
  /// Ends the wait of toasts that nobody needs any more.
  var expiry: Task<Void, Never>?
  let time: ElapsedTime
  /// What stands for the window in the view tree; nil when there is no window.
  private weak var seat: AnyObject?

  nonisolated package convenience init(_ settings: Settings) {
    self.init(settings, in: SceneFamily(), home: nil)
  }

  nonisolated private init(_ settings: Settings, in family: SceneFamily, home: ErrorScene?) {
    self.settings = settings
    self.family = family
    self.home = home
    book = NoticeBook(limit: settings.limit, window: settings.window)
    time = ElapsedTime(by: settings.clock)
  }

  deinit {
    expiry?.cancel()
    let notices = book.notices.values
    for notice in notices { settings.journal.settle(notice.report.id, as: .undeliverable) }
    guard !notices.isEmpty else { return }
    Task { @MainActor in
      for notice in notices { notice.end(as: .undeliverable) }
    }
  }

  package var scene: ErrorScene? { self }

  package func receive(_ delivery: Delivery) {
    // What no window shows is shown in another one, or waits where the next one will find it.
    if seat == nil, let other = family.front ?? home, other !== self {
      return other.receive(delivery)
    }
    family.moveToFront(self)
    let error = ClassifiedError(delivery.report.error)
    let decision = decision(for: delivery, error)
    let path = decision.path
    switch decision.disposition {
    case .ignore: record(delivery, as: .ignored, path: path)
    case .log: record(delivery, as: .logged, path: path)
    case .alert: present(delivery, error, on: .alert, path: path)
    case .sheet: present(delivery, error, on: .sheet, path: path)
    case .banner: present(delivery, error, on: .banner, path: path)
    // There is no such place where it was reported, so it is told in passing.
    case .toast, .inline, .parent: present(delivery, error, on: .toast, path: path)
    case .also(let surface): show(delivery, error, on: Notice.Surface(surface), path: path)
    case .route(let route): send(delivery, error, to: route, path: path)
    }
  }

  /// Presents a report, unless the view that reports shows it already.
  func present(
    _ delivery: Delivery, _ error: ClassifiedError, on surface: Notice.Surface, path: [RuleTrace]
  ) {
    if delivery.isShown {
      record(delivery, as: .inlined, path: path)
    } else {
      show(delivery, error, on: surface, path: path)
    }
  }

  package func record(_ delivery: Delivery, as outcome: Outcome) {
    record(delivery, as: outcome, path: [])
  }

  func record(_ delivery: Delivery, as outcome: Outcome, path: [RuleTrace]) {
    settings.journal.record(delivery.report, as: outcome, path: path)
    delivery.end(as: outcome)
  }

  private func decision(for delivery: Delivery, _ error: ClassifiedError) -> PolicyDecision {
    if let forced = delivery.forced, !error.isCancellation { return forced }
    let occurrence = Occurrence(report: delivery.report, error: error, build: .current)
    let root = CollectionOfOne(settings.policy)
    return delivery.policies.isEmpty
      ? ErrorPolicy.decision(for: occurrence, in: root)
      : ErrorPolicy.decision(for: occurrence, in: delivery.policies + root)
  }
}

// MARK: Windows

extension ErrorScene {
  /// The scene for a window: this one, or another one of the app when this one has a window already.
  package func scene(for seat: AnyObject) -> ErrorScene {
    if let taken = self.seat, taken !== seat {
      return ErrorScene(settings, in: family, home: home ?? self).scene(for: seat)
    }
    let wasOpen = isOpen
    self.seat = seat
    family.moveToFront(self)
    if !wasOpen { renewToasts() }
    return self
  }

  /// Whether there is a window.
  var isOpen: Bool { seat != nil }

  /// Notes that the window is gone; what it shows moves to another one, as soon as there is one.
  ///
  /// - Parameter seat: What stood for the window; nil when that is gone too. Does nothing when the
  ///   scene has another window by now.
  package func close(_ seat: AnyObject?) {
    guard self.seat == nil || self.seat === seat else { return }
    self.seat = nil
    if let other = family.front ?? home { moveAll(to: other) }
  }
}

extension Notice.Surface {
  fileprivate init(_ surface: Disposition.Surface) {
    self =
      switch surface {
      case .alert: .alert
      case .sheet: .sheet
      case .toast: .toast
      case .banner: .banner
      }
  }
}
