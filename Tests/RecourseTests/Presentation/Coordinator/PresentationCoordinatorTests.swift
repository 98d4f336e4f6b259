import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct PresentationCoordinatorTests {
  private let clock = ManualClock()
  private let coordinator: PresentationCoordinator
  private let log = Asker.Log()

  init() {
    coordinator = PresentationCoordinator(clock: clock)
  }

  private func asker(_ name: String, _ kind: PresentationSlots.Kind = .alert) -> Asker {
    Asker(name, kind, at: coordinator, log)
  }

  @Test(arguments: [PresentationSlots.Kind.alert, .cover])
  func `nothing is presented over an alert until the turn after its end`(
    kind: PresentationSlots.Kind
  ) async {
    let (alert, next) = (asker("alert"), asker("next", kind))
    alert.want()
    next.want()
    #expect(!next.isUp)
    alert.leave()
    #expect(!next.isUp)
    alert.end()
    #expect(!next.isUp)
    await turns()
    #expect(next.isUp)
  }

  @Test(arguments: [PresentationSlots.Kind.alert, .cover])
  func `others are presented over a cover that is up, but not during its transitions`(
    kind: PresentationSlots.Kind
  ) async {
    let (cover, first, second) = (asker("cover", .cover), asker("1", kind), asker("2"))
    cover.want()
    first.want()
    #expect(!first.isUp)
    cover.arrive()
    await turns()
    #expect(first.isUp)
    first.end()
    await turns()
    cover.leave()
    second.want()
    #expect(!second.isUp)
    cover.end()
    await turns()
    #expect(second.isUp)
  }

  @Test func `waiting requesters take turns in the order of their requests`() async {
    let askers = ["a", "b", "c"].map { asker($0) }
    for asker in askers { asker.want(3) }
    for _ in 0..<9 {
      for asker in askers { asker.ask() }
      askers.first(where: \.isUp)?.end()
      await turns()
    }
    #expect(log.names == ["a", "b", "c", "a", "b", "c", "a", "b", "c"])
  }

  @Test func `a withdrawn request doesn't block the queue`() async {
    let askers = ["a", "b", "c", "d"].map { asker($0) }
    for asker in askers { asker.want() }
    askers[1].withdraw()
    askers[2].withdraw()
    askers[0].end()
    await turns()
    #expect(log.names == ["a", "d"])
  }

  @Test func `a deallocated requester doesn't block the queue`() async {
    let first = asker("first")
    var gone: Asker? = asker("gone")
    let last = asker("last")
    first.want()
    gone?.want()
    last.want()
    gone = nil
    first.end()
    await turns()
    #expect(log.names == ["first", "last"])
    var up: Asker? = asker("up")
    last.end()
    await turns()
    up?.want()
    first.want()
    up = nil
    await turns()
    #expect(log.names == ["first", "last", "up", "first"])
  }

  @Test func `a request made during an invitation queues behind the earlier ones`() async {
    let (first, third, last) = (asker("first"), asker("third"), asker("last"))
    first.want()
    // Its retry closure makes another requester ask.
    let caller = Caller()
    _ = coordinator.reserve(
      .alert, in: PresentationSurroundings(), for: caller, retry: { last.want() },
      onChange: { _ in })
    third.want()
    first.end()
    await turns()
    #expect(log.names == ["first", "third"])
    third.end()
    await turns()
    #expect(log.names == ["first", "third", "last"])
  }

  @Test func `the latest request of a waiting requester replaces its earlier ones`() async {
    let alert = asker("alert")
    alert.want()
    let caller = Caller()
    var calls: [Int] = []
    for number in 1...3 {
      _ = coordinator.reserve(
        .alert, in: PresentationSurroundings(), for: caller, retry: { calls.append(number) },
        onChange: { _ in })
    }
    alert.end()
    await turns()
    #expect(calls == [3])
  }

  @Test func `a presentation that may be hidden yields, and returns afterwards`() async {
    let (unseen, other) = (asker("unseen"), asker("other"))
    unseen.givesWay = true
    unseen.want()
    other.want()
    #expect(!unseen.isUp)
    #expect(!other.isUp)
    await turns()
    #expect(other.isUp)
    #expect(!unseen.isUp)
    other.end()
    await turns()
    #expect(log.names == ["unseen", "other", "unseen"])
  }

  @Test func `two presentations that may be hidden don't yield to each other endlessly`() async {
    let askers = ["a", "b"].map { asker($0) }
    for asker in askers { asker.givesWay = true }
    for asker in askers { asker.want() }
    await turns()
    for asker in askers { asker.ask() }
    await turns()
    #expect(log.names == ["a", "b"])
    askers[1].end()
    await turns()
    #expect(log.names == ["a", "b", "a"])
  }

  @Test(arguments: UInt64(1)...100)
  func `presents every request and never two conflicting presentations at once`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    var askers = (0..<6).map { asker("\($0)", $0 < 3 ? .alert : .cover) }
    var wanted = 0
    for _ in 0..<200 {
      let place = Int.random(in: 0..<askers.count, using: &random)
      let asker = askers[place]
      switch Int.random(in: 0..<9, using: &random) {
      case 0, 1:
        asker.want()
        wanted += 1
      case 2: asker.arrive()
      case 3: asker.leave()
      case 4, 5: asker.end()
      case 6:
        wanted -= asker.wishes
        asker.withdraw()
      case 7:
        wanted -= asker.wishes
        log.alone.remove(asker.name)
        askers[place] = self.asker("\(place)", place < 3 ? .alert : .cover)
      default: await turns(Int.random(in: 0..<3, using: &random))
      }
      try #require(log.meetings == 0)
    }
    for _ in 0..<wanted + 10 {
      for asker in askers { asker.end() }
      await turns(3)
      // Frees the slots of covers that never appeared and whose requesters were deallocated.
      if clock.sleepers > 0 { await clock.advance(by: .milliseconds(600)) }
    }
    #expect(askers.allSatisfy { !$0.isUp && $0.wishes == 0 })
    #expect(log.names.count == wanted)
  }
}

private final class Caller {}
