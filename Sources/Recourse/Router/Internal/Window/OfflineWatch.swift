/// A view that announces the loss of the network, once, in the banner of its window.
///
/// The banner appears and disappears only after the network has been in its new state for a
/// second, so that a brief interruption goes unnoticed.
@MainActor
package final class OfflineWatch: WindowMember {
  private static let settlingTime = Duration.seconds(1)

  /// Whether the loss of the network is announced, so that the banner presents its consequences.
  private(set) var isAnnounced = false
  /// The latest state that the signal has reported.
  private var isReachable = true
  private var network: NetworkSignal?
  /// The router of the window, which can close before the view leaves.
  private weak var router: AppRouter?
  private var source = ErrorReport.Source(fileID: #fileID, line: #line)
  private var updates: Task<Void, Never>?
  private var settling: Task<Void, Never>?
  private var handle: ReportHandle?

  nonisolated package init() {
    super.init(of: "offlineBanner")
  }

  deinit {
    updates?.cancel()
    settling?.cancel()
    guard let handle else { return }
    Task { @MainActor in handle.resolve() }
  }

  /// Updates the window of the view, and the signal to use when the view appears.
  package func update(
    in window: WindowRouter?, network: NetworkSignal, source: ErrorReport.Source
  ) {
    self.network = network
    self.source = source
    update(in: window)
  }

  /// Announces the loss of the network if the signal has reported it: a failed request ends the
  /// wait for more evidence.
  ///
  /// - Returns: The step by which a report of a missing connection moves to the banner; nil if the
  ///   network isn't lost.
  func confirmLoss() -> RuleTrace? {
    if !isReachable, !isAnnounced { announceLoss() }
    guard isAnnounced else { return nil }
    return RuleTrace(
      policy: "offlineBanner", rule: "network is unreachable", disposition: .banner, source: source)
  }

  override func joined(_ window: WindowRouter) {
    router = window.router
    guard updates == nil, let network else { return }
    updates = Task { [weak self, time = window.router.time] in
      for await isReachable in network.updates() { self?.note(isReachable, by: time) }
      // A signal that has ended can't report the return of the network.
      if !Task.isCancelled { self?.note(true, by: time) }
    }
  }

  override func left() {
    updates?.cancel()
    updates = nil
    settling?.cancel()
    settling = nil
    endAnnouncement()
    isReachable = true
    handle?.resolve()
    handle = nil
  }

  private func note(_ isReachable: Bool, by time: ElapsedTime) {
    guard self.isReachable != isReachable else { return }
    self.isReachable = isReachable
    settling?.cancel()
    settling = Task { [weak self] in
      guard (try? await time.sleep(Self.settlingTime)) != nil else { return }
      self?.settle()
    }
  }

  private func settle() {
    if !isReachable, !isAnnounced { announceLoss() }
    if isReachable { endAnnouncement() }
  }

  /// Resumes what has failed since the announcement, now or when the network is back.
  ///
  /// The last of several windows begins the runs, each of which counts once.
  private func endAnnouncement() {
    guard exchange(&isAnnounced, with: false), let network, let router,
      !router.isLossOfNetworkAnnounced
    else { return }
    if isReachable { router.networkReturned() } else { router.awaitReconnection(to: network) }
  }

  private func announceLoss() {
    guard let window else { return }
    isAnnounced = true
    handle = window.presentLossOfNetwork(source)
  }
}
