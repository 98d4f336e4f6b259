import Recourse

/// A requester that presents several items one after another.
@MainActor
final class Asker {
  let name: String
  private let kind: PresentationSlots.Kind
  private let coordinator: PresentationCoordinator
  private let log: Log
  private var reservation: PresentationCoordinator.Reservation?
  /// The state of the presentation in the simulated system.
  var screen = SystemScreen.free
  /// The number of presentations that are still pending.
  private(set) var wishes = 0
  /// Whether the requester ends its presentation when others wait.
  var givesWay = false

  /// Records the presentations in order.
  @MainActor
  final class Log {
    var names: [String] = []
    /// The names of the requesters whose presentation excludes any other.
    var alone: Set<String> = []
    /// The number of presentations that started despite an exclusive one.
    var meetings = 0
  }

  init(
    _ name: String, _ kind: PresentationSlots.Kind = .alert,
    at coordinator: PresentationCoordinator,
    _ log: Log
  ) {
    self.name = name
    self.kind = kind
    self.coordinator = coordinator
    self.log = log
  }

  var isUp: Bool { reservation != nil }

  func want(_ count: Int = 1) {
    wishes += count
    ask()
  }

  func ask() {
    guard wishes > 0, reservation == nil else { return }
    let surroundings = PresentationSurroundings(screen: { [weak self] _ in self?.screen ?? .free })
    reservation = coordinator.reserve(
      kind, in: surroundings, for: self,
      yield: { [weak self] in self?.giveWay() }, retry: { [weak self] in self?.ask() },
      onChange: { _ in })
    guard reservation != nil else { return }
    wishes -= 1
    log.names.append(name)
    if kind == .alert { screen = .up }
    if !log.alone.isEmpty { log.meetings += 1 }
    log.alone.insert(name)
  }

  func arrive() {
    guard let reservation else { return }
    screen = .up
    if kind == .cover { log.alone.remove(name) }
    reservation.contentAppeared()
  }

  func leave() {
    guard let reservation else { return }
    if kind == .cover { log.alone.insert(name) }
    reservation.leave(isAnswered: true)
  }

  /// Ends the current presentation and requests the next one.
  func end() {
    guard reservation != nil else { return }
    // A cover that never appeared might still be about to, and would keep its slot for a while.
    if kind == .cover { reservation?.contentAppeared() }
    screen = .free
    reservation?.abandon()
    reservation = nil
    log.alone.remove(name)
    ask()
  }

  /// Withdraws the requests that have not been presented.
  func withdraw() {
    wishes = 0
  }

  private func giveWay() {
    guard givesWay, reservation != nil else { return }
    wishes += 1
    end()
  }
}

/// Yields the given number of times so that pending main-actor tasks can run.
@MainActor
func turns(_ count: Int = 20) async {
  for _ in 0..<count { await Task.yield() }
}

/// Waits without a clock until the condition holds or the task is cancelled.
@MainActor
func until(_ isSo: () -> Bool) async {
  while !isSo(), !Task.isCancelled { await Task.yield() }
}
