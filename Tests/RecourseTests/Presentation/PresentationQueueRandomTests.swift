import Recourse
import RecourseTesting
import Testing

@Suite struct PresentationQueueRandomTests {
  @Test(arguments: UInt64(1)...200)
  func `loses no item and presents none twice in any order of events`(seed: UInt64) throws {
    var script = RandomScript(seed: seed)
    for _ in 0..<200 {
      try script.step()
      try #require(script.presented.count == script.settled.count + script.pending)
      try #require(Set(script.shown).count == script.shown.count, "shown twice without a reason")
    }
    script.finish()
    #expect(Set(script.settled).count == script.settled.count, "answered twice")
    #expect(Set(script.settled) == Set(script.presented), "lost")
    #expect(script.pending == 0)
  }
}

/// Drives a queue with random events and records the results.
private struct RandomScript {
  private(set) var presented: [String] = []
  private(set) var settled: [String] = []
  private(set) var shown: [String] = []
  private var queue = PresentationQueue<Notice>()
  private var urgent: Set<String> = []
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The number of items that have no answer yet.
  var pending: Int {
    switch queue.phase {
    case .idle: queue.waiting.count
    case .shown, .closing: queue.waiting.count + 1
    }
  }

  mutating func step() throws {
    let anyone = presented.randomElement(using: &random) ?? "nobody"
    // Half of the events concern the item on screen.
    let someone = Bool.random(using: &random) ? onScreen ?? anyone : anyone
    let expected = next
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<4:
      let id = "\(presented.count)"
      presented.append(id)
      let isUrgent = Bool.random(using: &random)
      let interrupts = Int.random(in: 0..<4, using: &random) == 0
      if isUrgent || interrupts { urgent.insert(id) }
      let rule =
        [OverlapPolicy.wait, .wait, .replace, .ignore].randomElement(using: &random) ?? .wait
      settle(
        queue.present(
          Notice(id: id), whenBusy: rule,
          priority: isUrgent ? .urgent : .normal, interrupts: interrupts))
    case 4: _ = queue.choose(AlertAction("OK"), in: someone)
    case 5: settle(queue.dismiss(someone))
    case 6: settle(queue.dismiss(someone, as: .withdrawn))
    case 7 where presented.count % 20 == 0: settle(queue.dismissAll())
    default:
      let isClosing = onScreen == someone && queue.current == nil
      if let settlement = queue.closed(someone) {
        settle([settlement])
      } else if isClosing {
        shown.removeAll { $0 == someone }
      }
      if isClosing {
        try #require(queue.current?.id == expected, "not the first of those that wait")
      }
    }
    if let current = queue.current?.id, current != shown.last { shown.append(current) }
  }

  /// The item that is shown after the one on screen.
  private var next: String? {
    guard case .closing(let item, .interrupted, nil) = queue.phase else {
      return queue.waiting.first?.id
    }
    return queue.waiting.first { urgent.contains($0.id) }?.id ?? item.id
  }

  mutating func finish() {
    settle(queue.dismissAll())
    if let onScreen, let settlement = queue.closed(onScreen) { settle([settlement]) }
  }

  private var onScreen: String? {
    switch queue.phase {
    case .idle: nil
    case .shown(let item), .closing(let item, _, _): item.id
    }
  }

  private mutating func settle(_ settlements: [PresentationQueue<Notice>.Settlement]) {
    settled += settlements.map(\.item.id)
  }
}
