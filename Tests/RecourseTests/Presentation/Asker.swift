import Recourse

/// Somebody who wants one thing after the other to come up at a gate.
@MainActor
final class Asker {
  let name: String
  private let entry: PresentationGate.Entry
  private let gate: PresentationGate
  private let log: Log
  private var pass: PresentationGate.Pass?
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
    _ name: String, _ entry: PresentationGate.Entry = .alert, at gate: PresentationGate, _ log: Log
  ) {
    self.name = name
    self.entry = entry
    self.gate = gate
    self.log = log
  }

  var isUp: Bool { pass != nil }

  func want(_ count: Int = 1) {
    wishes += count
    ask()
  }

  func ask() {
    guard wishes > 0, pass == nil else { return }
    pass = gate.pass(
      entry, for: self, giveWay: { [weak self] in self?.giveWay() },
      retry: { [weak self] in self?.ask() })
    guard pass != nil else { return }
    wishes -= 1
    log.names.append(name)
    guard entry != .overlay else { return }
    if !log.alone.isEmpty { log.meetings += 1 }
    log.alone.insert(name)
  }

  func arrive() {
    guard let pass else { return }
    if entry == .cover { log.alone.remove(name) }
    pass.arrive()
  }

  func leave() {
    guard let pass else { return }
    if entry == .cover { log.alone.insert(name) }
    pass.leave()
  }

  /// Ends what is up, and asks for the next.
  func end() {
    guard pass != nil else { return }
    pass = nil
    log.alone.remove(name)
    ask()
  }

  /// Wants nothing that hasn't come up.
  func withdraw() {
    wishes = 0
  }

  private func giveWay() {
    guard givesWay, pass != nil else { return }
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
