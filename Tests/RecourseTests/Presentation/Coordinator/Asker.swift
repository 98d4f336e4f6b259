import Recourse

/// A requester that wants to present one thing after the other.
@MainActor
final class Asker {
  let name: String
  private let kind: PresentationSlots.Kind
  private let coordinator: PresentationCoordinator
  private let log: Log
  private var reservation: PresentationCoordinator.Reservation?
  /// What the system says of its presentation.
  var screen = SystemScreen.free
  /// How much is still to come up.
  private(set) var wishes = 0
  /// Whether it ends when others wait.
  var givesWay = false

  /// Who came up, in order.
  @MainActor
  final class Log {
    var names: [String] = []
    /// Who must be alone while they are there.
    var alone: Set<String> = []
    /// How often somebody came up although another one had to be alone.
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
      PresentationCoordinator.Request(kind, in: surroundings), for: self,
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

  /// Ends what is up, and asks for the next.
  func end() {
    guard reservation != nil else { return }
    // One that never appeared might still be about to, and would keep its place for a while.
    if kind == .cover { reservation?.contentAppeared() }
    screen = .free
    reservation?.abandon()
    reservation = nil
    log.alone.remove(name)
    ask()
  }

  /// Wants nothing that hasn't come up.
  func withdraw() {
    wishes = 0
  }

  private func giveWay() {
    guard givesWay, reservation != nil else { return }
    wishes += 1
    end()
  }
}

/// Lets everything happen that is under way on the main actor.
@MainActor
func turns(_ count: Int = 20) async {
  for _ in 0..<count { await Task.yield() }
}

/// Waits, without a clock, until something is so.
@MainActor
func until(_ isSo: () -> Bool) async {
  while !isSo(), !Task.isCancelled { await Task.yield() }
}
