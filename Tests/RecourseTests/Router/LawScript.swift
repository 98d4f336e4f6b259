import Foundation
import Recourse
import RecourseTesting

/// Drives a router and its windows with random events and checks the invariants.
@MainActor
final class LawScript {
  let journal: ErrorJournal
  /// The violated invariants.
  private(set) var breaches: [String] = []
  private let router: ErrorRouter
  private let clock = ManualClock()
  private let network = ManualNetwork()
  private let reports: Int
  private var random: SeededGenerator
  private var windows: [TestWindow] = []
  private var handles: [ReportHandle] = []
  /// The reports that may be reported again.
  private var reported: [ErrorReport] = []
  private var attempts: [AttemptHandle<Int?>] = []
  private var batches: [AttemptHandle<[Int?]>] = []
  private var endedBatches = 0
  /// The folder of the durable reports; nil if the reports aren't durable.
  private let folder: DurableFolder?
  private var signingIn: [CheckedContinuation<RouteResult, Never>] = []
  private var isOver = false

  /// Creates a script.
  ///
  /// - Parameters:
  ///   - seed: The seed of the events.
  ///   - reports: The number of reports.
  ///   - isDurable: Whether reports with a retry key are written to a file, and compared with it.
  /// - Throws: The error of creating the folder of the file.
  init(seed: UInt64, reports: Int, isDurable: Bool) throws {
    self.reports = reports
    folder = isDurable ? try DurableFolder() : nil
    random = SeededGenerator(seed: seed)
    let warnings = Locked(0)
    journal = ErrorJournal(
      limit: 100_000, backlog: 10, sinks: [],
      durableReports: folder.map { DurableReports(file: $0.file, sizeLimit: 100_000_000) },
      now: { Date(timeIntervalSince1970: 0) },
      warn: { _ in warnings.withLock { $0 += 1 } })
    router = ErrorRouter(
      policy: LawErrors.policy, journal: journal, network: network.signal,
      interruptionsPerMinute: 3, waitingLimit: 3, clock: clock)
    self.warnings = warnings
    router.onRoute(.signIn) { [weak self] in await self?.signIn(after: $0) ?? .stop }
    for key in Self.keys.prefix(2) {
      router.onRetry(of: key) { [weak self] in try self?.operation() }
    }
    windows = [try TestWindow(router)]
  }

  private let warnings: Locked<Int>

  /// Runs random events from several concurrent tasks, and then settles every pending report.
  func run() async {
    let tasks = (0..<4).map { _ in
      Task {
        while !isOver, !Task.isCancelled, journal.counts.reported < reports {
          step()
          if chance(3) { await Task.yield() }
          if chance(500) { await clock.advance(by: .seconds(6)) }
        }
      }
    }
    for task in tasks { await task.value }
    isOver = true
    await end()
    guard breaches.isEmpty else { return }
    check()
    if warnings.withLock({ $0 }) > 0 { breaches.append("reported or settled twice") }
    if journal.counts.pending > 0 { breaches.append("pending: \(journal.counts)") }
    let outcomes = Dictionary(journal.entries.map { ($0.id, $0.outcome) }) { _, _ in nil }
    if outcomes.count != journal.entries.count { breaches.append("two entries of one identity") }
    if Set(handles.map(\.id)).count != handles.count {
      breaches.append("two handles of one identity")
    }
    for handle in handles where await handle.outcome != outcomes[handle.id] {
      breaches.append("\(handle.id) is told another outcome than the journal")
    }
    for attempt in attempts { _ = await attempt.value }
    for batch in batches { _ = await batch.value }
    checkFile()
  }

  private func check() {
    let counts = journal.counts
    if counts.reported != counts.settled + counts.pending { breaches.append("\(counts)") }
  }

  /// Checks that the file has only keyed reports without an outcome, or coalesced into such.
  ///
  /// A report that an event has resolved leaves the file while its presentation is being dismissed.
  private func checkFile() {
    guard let folder, FileManager.default.fileExists(atPath: folder.file.path) else { return }
    let entries = journal.entries
    let outcomes = Dictionary(entries.map { ($0.id, $0.outcome) }) { first, _ in first }
    func isPending(_ id: ErrorReport.ID) -> Bool {
      if case .coalesced(let first)?? = outcomes[id] { return isPending(first) }
      return outcomes[id] == .some(nil)
    }
    let pending = entries.filter { $0.report.retryKey != nil && isPending($0.id) }.map(\.id)
    do {
      let stored = try folder.restorable()
      if stored.isSubset(of: pending) { return }
      breaches.append("the file has \(stored.count) reports, of \(pending.count) pending ones")
    } catch {
      breaches.append("the file can't be read: \(error)")
    }
  }

  // MARK: Events

  private func step() {
    defer { check() }
    if folder != nil, chance(1_000) { checkFile() }
    let window = windows.randomElement(using: &random)
    switch Int.random(in: 0..<41, using: &random) {
    case 0..<18: report(to: window?.router ?? router)
    case 18..<22: attempt(in: window?.router ?? router)
    case 22..<28: if let window { act(in: window) }
    case 28: actOnInbox()
    case 29: router.resolve(Self.keys.randomElement(using: &random) ?? "")
    case 30: handles.randomElement(using: &random)?.resolve()
    case 31:
      attempts.randomElement(using: &random)?.cancel()
      if chance(5) { batches.randomElement(using: &random)?.cancel() }
    case 32: endSignIn()
    case 33: if let window, window.places.count < 3 { window.openPlace() }
    case 34: if let window, window.places.count > 1 { window.closePlace() }
    case 35: window?.top.disappear()
    case 36: window.map { $0.top.appear(in: $0.windowRouter) }
    case 37: openWindow()
    case 38: if windows.count > 1 || chance(4) { closeWindow() }
    case 39: if chance(2) { network.goAway() } else { network.comeBack() }
    default: if let handle = handles.randomElement(using: &random) { cancelWait(for: handle) }
    }
  }

  private func report(to router: ErrorRouter) {
    var keys: Set<ErrorReport.Key> = []
    if chance(3), let key = Self.keys.randomElement(using: &random) { keys.insert(key) }
    if chance(6), let report = reported.randomElement(using: &random) {
      return handles.append(router.report(report))
    }
    let report = ErrorReport(
      error(), origin: ErrorOrigin.allCases.randomElement(using: &random) ?? .launch,
      attempt: Int.random(in: 1...2, using: &random),
      retryKey: chance(4) ? Self.keys.randomElement(using: &random) : nil, resolvedBy: keys)
    let delivery = Delivery(report, in: router.journal, isShown: chance(5))
    if chance(50) {
      router.record(delivery, as: .handled)
    } else {
      router.deliver(delivery)
    }
    handles.append(ReportHandle(delivery))
    reported.append(report)
  }

  private func attempt(in router: ErrorRouter) {
    let key = chance(3) ? Self.keys.randomElement(using: &random) : nil
    if chance(5) {
      let batch = router.attemptAll(0..<4, retryKey: key, maxConcurrent: 2) { [weak self] number in
        try await self?.operation()
        return number
      }
      batches.append(batch)
      Task {
        _ = await batch.value
        endedBatches += 1
      }
      return
    }
    attempts.append(
      router.attempt(retryKey: key) { [weak self] in
        if self?.chance(4) == true { await Task.yield() }
        try self?.operation()
        return 1
      })
  }

  private func operation() throws {
    if !isOver, !chance(3) { throw error() }
  }

  private func cancelWait(for handle: ReportHandle) {
    let task = Task { await handle.outcome }
    if chance(2) { task.cancel() }
  }

  /// Simulates the user and the views: actions and binding changes in either order, or neither, and
  /// completed dismissals.
  private func act(in window: TestWindow) {
    guard let place = window.places.randomElement(using: &random) else { return }
    act(on: place.interruptions) { $0.content.actions }
    act(on: place.toasts) { $0.action.map { [$0] } ?? [] }
    act(on: place.banners) { $0.action.map { [$0] } ?? [] }
  }

  /// Simulates a person who reads the inbox, tries again, or clears entries.
  private func actOnInbox() {
    let inbox = router.inbox
    guard let entry = inbox.entries.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<6, using: &random) {
    case 0: inbox.markAsRead()
    case 1: inbox.tryAllAgain()
    case 2: inbox.removeAll()
    case 3: entry.content.action.map(reportingAgain)?.handler()
    default: inbox.remove(entry.id)
    }
  }

  private func act<Item>(
    on presenter: Presenter<Item>, actions: (Item) -> [AlertAction]
  ) {
    if let shown = presenter.stage.shown {
      presenter.contentAppeared(shown.id)
      if chance(3) { presenter.dismiss(shown.id) }
      if chance(2), let action = actions(shown.item).randomElement(using: &random) {
        presenter.choose(reportingAgain(action), in: shown.id)
      }
    }
    if let clearing = presenter.stage.clearing, !chance(3) { presenter.acknowledge(clearing.id) }
  }

  /// Returns an action that sometimes reports an earlier report again first.
  private func reportingAgain(_ action: AlertAction) -> AlertAction {
    guard !isOver, chance(5), let report = reported.randomElement(using: &random) else {
      return action
    }
    return AlertAction(action.title, role: action.role) { [weak self] in
      self?.reportAgain(report)
      action.handler()
    }
  }

  private func reportAgain(_ report: ErrorReport) {
    handles.append(router.report(report))
  }

  private func openWindow() {
    guard windows.count < 3, let window = try? TestWindow(router) else { return }
    windows.append(window)
  }

  private func closeWindow() {
    guard let place = windows.indices.randomElement(using: &random) else { return }
    let window = windows.remove(at: place)
    if chance(3) {
      window.vanish()
      Task { window.windowRouter.close() }
    } else {
      window.close()
    }
  }

  private func signIn(after report: ErrorReport) async -> RouteResult {
    if isOver { return .stop }
    if chance(3) {
      let handle = (windows.randomElement(using: &random)?.router ?? router).report(report)
      handles.append(handle)
      if chance(2) { _ = await handle.outcome }
      return chance(2) ? .tryAgain : .stop
    }
    return await withCheckedContinuation { signingIn.append($0) }
  }

  private func endSignIn() {
    let result: RouteResult = chance(2) ? .tryAgain : .stop
    let waiting = signingIn
    signingIn = []
    for continuation in waiting { continuation.resume(returning: result) }
  }

  // MARK: Settling

  private func end() async {
    if windows.isEmpty { openWindow() }
    for window in windows.dropFirst() { window.close() }
    windows = Array(windows.prefix(1))
    // A batch can report its failures after the last event.
    var rounds = 0
    while journal.counts.pending > 0 || endedBatches < batches.count, !Task.isCancelled,
      let window = windows.first
    {
      if window.places.isEmpty { window.openPlace() }
      for place in window.places { place.appear(in: window.windowRouter) }
      endSignIn()
      network.comeBack()
      for _ in 0..<20 { act(in: window) }
      router.inbox.removeAll()
      await Task.yield()
      rounds += 1
      guard rounds < 20_000 else {
        let pending = journal.entries.filter { $0.outcome == nil }.map(\.id)
        return breaches.append("\(pending.map { journal.explanation(of: $0) ?? "" })")
      }
    }
  }

  // MARK: Randomness

  private func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }

  private func error() -> any Error { LawErrors.error(using: &random) }

  private static let keys: [ErrorReport.Key] = ["a", "b", "c", "d"]
}
