import Recourse
import Testing

/// Tests the slots of a window's presentations with plain values and times.
@Suite struct PresentationSlotsTests {
  var slots = PresentationSlots()
  let requesters = (0..<4).map { _ in Requester() }

  final class Requester: Sendable {}

  func request(
    _ number: Int = 0, _ kind: PresentationSlots.Kind = .alert, over path: [PresentationID] = [],
    content: PresentationID? = nil, canEmbed: Bool = true
  ) -> PresentationSlots.Request {
    PresentationSlots.Request(
      id: ObjectIdentifier(requesters[number]), kind: kind, path: path, content: content,
      canEmbed: canEmbed)
  }

  /// Repeats the same system state in every check until the given time.
  mutating func check(
    _ id: PresentationSlots.ID, _ screen: SystemScreen, until end: Duration
  ) {
    while let next = slots.nextCheck, next <= end { slots.check(id, screen: screen, at: next) }
  }

  mutating func reserve(
    _ request: PresentationSlots.Request, at now: Duration
  ) throws -> PresentationSlots.ID {
    let id = slots.reserve(request, at: now)
    return try #require(id)
  }

  mutating func alert(at now: Duration = .zero) throws -> PresentationSlots.ID {
    try reserve(request(), at: now)
  }

  @Test mutating func `an alert that the system shows is up and needs no further checks`()
    throws
  {
    let id = try alert()
    #expect(slots[id]?.phase == .arriving(attempt: 1))
    slots.check(id, screen: .up, at: .zero)
    #expect(slots[id]?.phase == .up)
    #expect(slots.nextCheck == nil)
  }

  @Test mutating func `a dropped alert is requested once more and then embedded`()
    throws
  {
    let id = try alert()
    check(id, .free, until: .milliseconds(2_999))
    #expect(slots[id]?.phase == .arriving(attempt: 1))
    check(id, .free, until: .seconds(3))
    #expect(slots[id]?.phase == .retreating(attempt: 1))
    check(id, .free, until: .milliseconds(3_500))
    #expect(slots[id]?.phase == .arriving(attempt: 2))
    check(id, .free, until: .milliseconds(6_500))
    #expect(slots[id]?.phase == .embedded)
    #expect(slots.nextCheck == nil)
  }

  @Test mutating func `an alert below the app's own presentation blocks none and arrives after it`()
    throws
  {
    let first = slots.reserve(request(), screen: .blocked, at: .zero)
    let id = try #require(first)
    #expect(slots[id]?.phase == .covered(isLasting: false))
    check(id, .blocked, until: .seconds(60))
    #expect(slots[id]?.phase == .covered(isLasting: true))
    let other = try reserve(request(1), at: .seconds(60))
    slots.check(other, screen: .up, at: .seconds(60))
    check(id, .free, until: .seconds(61))
    #expect(slots[id]?.phase == .covered(isLasting: true), "another alert has the screen")
    slots.remove(other)
    check(id, .free, until: .seconds(62))
    #expect(slots[id]?.phase == .arriving(attempt: 1))
    slots.check(id, screen: .up, at: .seconds(62))
    #expect(slots[id]?.phase == .up)
  }

  @Test mutating func `an alert that something else precedes is covered, and blocks no other`()
    throws
  {
    let id = try alert()
    check(id, .blocked, until: .seconds(3))
    #expect(slots[id]?.phase == .covered(isLasting: false))
    _ = try reserve(request(1), at: .seconds(3))
  }

  @Test(arguments: [SystemScreen.free, .blocked, .unknown])
  mutating func `an alert whose content has appeared is up and is never taken back`(
    screen: SystemScreen
  ) throws {
    let id = try alert()
    slots.contentAppeared(id, at: .milliseconds(100))
    check(id, screen, until: .seconds(60))
    #expect(slots[id]?.phase == .up)
  }

  @Test mutating func `an announced alert is requested again until its content appears`()
    throws
  {
    let id = try alert()
    check(id, .announced, until: .seconds(3))
    #expect(slots[id]?.phase == .retreating(attempt: 1))
    check(id, .announced, until: .milliseconds(3_500))
    slots.contentAppeared(id, at: .milliseconds(3_510))
    check(id, .announced, until: .seconds(100))
    #expect(slots[id]?.phase == .up)
  }

  @Test mutating func `an alert is never withdrawn on a platform that doesn't report its state`()
    throws
  {
    let id = try alert()
    check(id, .unknown, until: .seconds(100))
    #expect(slots[id]?.phase == .up)
  }

  @Test mutating func `a dropped sheet is retried at growing intervals and stops blocking others`()
    throws
  {
    let id = try reserve(request(0, .cover, canEmbed: false), at: .zero)
    let granted1 = slots.reserve(request(1), at: .zero)
    #expect(granted1 == nil)
    check(id, .free, until: .milliseconds(6_500))
    #expect(slots[id]?.phase == .retreating(attempt: 2))
    check(id, .free, until: .seconds(7))
    #expect(slots[id]?.phase == .arriving(attempt: 3))
    // The sheet no longer blocks other requesters.
    let invited2 = slots.inviteNext()
    #expect(invited2 == ObjectIdentifier(requesters[1]))
    let granted3 = slots.reserve(request(1), at: .seconds(7))
    #expect(granted3 != nil)
  }

  @Test mutating func `a sheet that appeared and disappeared while withdrawn must appear again`()
    throws
  {
    let id = try reserve(request(0, .cover, canEmbed: false), at: .zero)
    check(id, .free, until: .seconds(3))
    #expect(slots[id]?.phase == .retreating(attempt: 1))
    slots.contentAppeared(id, at: .milliseconds(3_100))
    slots.contentDisappeared(id, screen: .free)
    check(id, .free, until: .milliseconds(3_600))
    #expect(slots[id]?.phase == .arriving(attempt: 2))
    check(id, .free, until: .milliseconds(6_600))
    #expect(slots[id]?.phase == .retreating(attempt: 2))
  }

  @Test mutating func `a sheet that appeared while withdrawn and stayed is up`() throws {
    let id = try reserve(request(0, .cover, canEmbed: false), at: .zero)
    check(id, .free, until: .seconds(3))
    slots.contentAppeared(id, at: .milliseconds(3_400))
    check(id, .up, until: .milliseconds(3_900))
    #expect(slots[id]?.phase == .up)
  }

  @Test mutating func `a sheet of the app is not mistaken for a sheet with missing content`()
    throws
  {
    let id = try reserve(request(0, .cover), at: .zero)
    check(id, .up, until: .milliseconds(2_999))
    #expect(slots[id]?.phase == .arriving(attempt: 1))
    check(id, .up, until: .seconds(3))
    #expect(slots[id]?.phase == .covered(isLasting: false))
  }

  @Test(arguments: [SystemScreen.unknown, .blocked])
  mutating func `a sheet is up after its content has appeared and the transition has ended`(
    screen: SystemScreen
  ) throws {
    let id = try reserve(request(0, .cover), at: .zero)
    slots.contentAppeared(id, at: .milliseconds(10))
    check(id, screen, until: .milliseconds(600))
    #expect(slots[id]?.phase == .arriving(attempt: 1))
    check(id, screen, until: .milliseconds(660))
    #expect(slots[id]?.phase == .up)
  }

  @Test mutating func `nothing arrives beside an alert before the alert's slot is free`() throws {
    let id = try alert()
    for phase in 0..<4 {
      let granted4 = slots.reserve(request(1, .cover), at: .zero)
      #expect(granted4 == nil)
      let invited5 = slots.inviteNext()
      #expect(invited5 == nil)
      switch phase {
      case 0: slots.check(id, screen: .up, at: .zero)
      case 1: slots.leave(id, isAnswered: true, at: .zero)
      case 2:
        slots.acknowledge(id, at: .zero)
        slots.check(id, screen: .free, at: .zero)
        #expect(slots[id]?.phase == .gone)
      default: slots.remove(id)
      }
    }
    let invited6 = slots.inviteNext()
    #expect(invited6 == ObjectIdentifier(requesters[1]))
    let granted7 = slots.reserve(request(1, .cover), at: .zero)
    #expect(granted7 != nil)
  }

  @Test mutating func `presentations arrive over a sheet that is up, and not below it`() throws {
    let content = PresentationID()
    let id = try reserve(request(0, .cover, content: content), at: .zero)
    let granted8 = slots.reserve(request(1, over: [content]), at: .zero)
    #expect(granted8 == nil)
    slots.contentAppeared(id, at: .zero)
    slots.check(id, screen: .up, at: .zero)
    let granted9 = slots.reserve(request(2), at: .zero)
    #expect(granted9 == nil)
    let invited10 = slots.inviteNext()
    #expect(invited10 == ObjectIdentifier(requesters[1]))
    let granted11 = slots.reserve(request(1, over: [content]), at: .zero)
    #expect(granted11 != nil)
  }

  @Test mutating func `a sheet whose content has disappeared covers nothing until its return`()
    throws
  {
    let content = PresentationID()
    let id = try reserve(request(0, .cover, content: content), at: .zero)
    slots.contentAppeared(id, at: .zero)
    slots.check(id, screen: .up, at: .zero)
    slots.contentDisappeared(id, screen: .up)
    #expect(slots[id]?.phase == .up, "the system still shows it")
    slots.contentDisappeared(id, screen: .unknown)
    let other = try reserve(request(1), at: .zero)
    slots.remove(other)
    slots.contentAppeared(id, at: .seconds(5))
    slots.check(id, screen: .up, at: .seconds(5))
    let granted12 = slots.reserve(request(1), at: .seconds(5))
    #expect(granted12 == nil)
  }

  @Test mutating func `a toast waits for other toasts, and not for sheets`() throws {
    let sheet = try reserve(request(0, .cover), at: .zero)
    let first = try reserve(request(1, .toast), at: .zero)
    #expect(slots[first]?.phase == .up)
    let granted2 = slots.reserve(request(2, .toast), at: .zero)
    #expect(granted2 == nil)
    slots.leave(first, isAnswered: true, at: .seconds(1))
    slots.acknowledge(first, at: .seconds(1))
    #expect(slots[first]?.phase == .gone)
    slots.remove(first)
    let invited3 = slots.inviteNext()
    #expect(invited3 == ObjectIdentifier(requesters[2]))
    let granted4 = slots.reserve(request(2, .toast), at: .seconds(1))
    #expect(granted4 != nil)
    #expect(slots[sheet]?.phase == .arriving(attempt: 1))
  }

  @Test mutating func `a toast waits until an alert is gone`() throws {
    let alert = try alert()
    let granted1 = slots.reserve(request(1, .toast), at: .zero)
    #expect(granted1 == nil)
    slots.leave(alert, isAnswered: true, at: .seconds(1))
    #expect(slots.inviteNext() == nil)
    slots.remove(alert)
    let invited2 = slots.inviteNext()
    #expect(invited2 == ObjectIdentifier(requesters[1]))
    let toast = try reserve(request(1, .toast), at: .seconds(1))
    #expect(slots[toast]?.phase == .up)
  }

  @Test mutating func `an alert suspends the toast, and precedes waiting toasts`() throws {
    let toast = try reserve(request(0, .toast), at: .zero)
    let alert = try reserve(request(1), at: .zero)
    #expect(slots[toast]?.phase == .covered(isLasting: false))
    #expect(slots.due(at: .zero) == [alert])
    let granted1 = slots.reserve(request(2, .toast), at: .zero)
    let granted2 = slots.reserve(request(3), at: .zero)
    #expect(granted1 == nil && granted2 == nil)
    slots.leave(alert, isAnswered: true, at: .zero)
    slots.remove(alert)
    slots.check(toast, screen: .free, at: .zero)
    #expect(slots[toast]?.phase == .up)
    let invited3 = slots.inviteNext()
    #expect(invited3 == ObjectIdentifier(requesters[3]))
    _ = try reserve(request(3), at: .zero)
    #expect(slots[toast]?.phase == .covered(isLasting: false))
  }

  @Test mutating func `a toast waits below a sheet of the app and lets other toasts pass`() throws {
    let first = try reserve(request(0, .toast), at: .zero)
    slots.check(first, screen: .up, at: .milliseconds(500))
    #expect(slots[first]?.phase == .covered(isLasting: false))
    let second = try reserve(request(1, .toast), at: .milliseconds(500))
    #expect(slots[second]?.phase == .up)
    check(first, .free, until: .seconds(2))
    #expect(slots[first]?.phase.isCovered == true, "one toast at a time")
    slots.remove(second)
    check(first, .free, until: .seconds(3))
    #expect(slots[first]?.phase == .up)
  }

  @Test mutating func `a suspended toast can be dismissed`() throws {
    let toast = try reserve(request(0, .toast), at: .zero)
    _ = try reserve(request(1), at: .zero)
    slots.leave(toast, isAnswered: true, at: .seconds(1))
    slots.acknowledge(toast, at: .seconds(1))
    #expect(slots[toast]?.phase == .gone)
  }

  @Test mutating func `a toast whose view is never updated frees its slot within 3 seconds`() throws
  {
    let toast = try reserve(request(0, .toast), at: .zero)
    slots.leave(toast, isAnswered: true, at: .zero)
    check(toast, .blocked, until: .seconds(3))
    #expect(slots[toast]?.phase == .gone)
  }
}
