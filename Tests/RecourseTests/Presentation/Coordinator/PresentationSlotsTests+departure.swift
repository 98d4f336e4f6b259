import Recourse
import Testing

/// Tests how a presentation leaves its slot, with plain values and times.

extension PresentationSlotsTests {
  @Test mutating func `an answered alert is gone as soon as the system stops showing it`() throws {
    let id = try alert()
    slots.leave(id, isAnswered: true, at: .seconds(1))
    slots.check(id, screen: .free, at: .seconds(1))
    #expect(slots[id]?.phase == .leaving(isAnswered: true), "the view has not been updated yet")
    slots.acknowledge(id, at: .seconds(1))
    check(id, .up, until: .milliseconds(1_300))
    #expect(slots[id]?.phase == .leaving(isAnswered: true))
    check(id, .free, until: .milliseconds(1_350))
    #expect(slots[id]?.phase == .gone)
  }

  @Test mutating func `an alert without an answer keeps its slot while an action may follow`()
    throws
  {
    let id = try alert()
    slots.leave(id, isAnswered: false, at: .zero)
    slots.acknowledge(id, at: .zero)
    check(id, .free, until: .milliseconds(599))
    #expect(slots[id]?.phase == .leaving(isAnswered: false))
    check(id, .free, until: .milliseconds(600))
    #expect(slots[id]?.phase == .gone)
  }

  @Test mutating func `a late action ends the wait for an answer`() throws {
    let id = try alert()
    slots.leave(id, isAnswered: false, at: .zero)
    slots.acknowledge(id, at: .zero)
    check(id, .free, until: .milliseconds(100))
    slots.leave(id, isAnswered: true, at: .milliseconds(200))
    #expect(slots.nextCheck == .milliseconds(200))
    check(id, .free, until: .milliseconds(200))
    #expect(slots[id]?.phase == .gone)
  }

  @Test(arguments: [SystemScreen.unknown, .free], [false, true])
  mutating func `a dismissed presentation frees its slot within 3 seconds`(
    screen: SystemScreen, isAcknowledged: Bool
  ) throws {
    for kind in [PresentationSlots.Kind.alert, .cover] {
      let id = try reserve(request(0, kind), at: .zero)
      if kind == .cover { slots.contentAppeared(id, at: .zero) }
      slots.leave(id, isAnswered: false, at: .zero)
      if isAcknowledged { slots.acknowledge(id, at: .zero) }
      check(id, screen, until: .seconds(3))
      #expect(slots[id]?.phase == .gone)
      slots.remove(id)
    }
  }

  @Test(arguments: [SystemScreen.up, .blocked], [PresentationSlots.Kind.alert, .cover])
  mutating func `a presentation that the system keeps showing frees its slot after 10 seconds`(
    screen: SystemScreen, kind: PresentationSlots.Kind
  ) throws {
    let id = try reserve(request(0, kind), at: .zero)
    slots.leave(id, isAnswered: true, at: .zero)
    slots.acknowledge(id, at: .zero)
    check(id, screen, until: .milliseconds(9_500))
    #expect(slots[id]?.phase == .leaving(isAnswered: true))
    check(id, screen, until: .milliseconds(10_500))
    #expect(slots[id]?.phase == .gone)
  }

  @Test mutating func `a covered presentation is gone after its view was updated`() throws {
    for kind in [PresentationSlots.Kind.alert, .cover, .toast] {
      let granted = slots.reserve(request(0, kind), screen: .blocked, at: .zero)
      let id = try #require(granted)
      slots.leave(id, isAnswered: false, at: .zero)
      slots.acknowledge(id, at: .zero)
      #expect(slots[id]?.phase == .gone)
      slots.remove(id)
    }
  }

  @Test mutating func `a sheet that has appeared is gone when the system announces its end`() throws
  {
    let id = try reserve(request(0, .cover), at: .zero)
    slots.contentAppeared(id, at: .zero)
    slots.leave(id, isAnswered: true, at: .seconds(1))
    slots.acknowledge(id, at: .seconds(1))
    check(id, .unknown, until: .seconds(2))
    #expect(slots[id]?.phase == .leaving(isAnswered: true))
    slots.announceEnd(of: id, at: .seconds(2))
    #expect(slots[id]?.phase == .gone)
  }

  @Test mutating func `a sheet dismissed before appearing keeps its slot for 600 milliseconds`()
    throws
  {
    let id = try reserve(request(0, .cover), at: .zero)
    slots.leave(id, isAnswered: true, at: .zero)
    slots.acknowledge(id, at: .zero)
    check(id, .free, until: .milliseconds(599))
    #expect(slots[id]?.phase == .leaving(isAnswered: true))
    check(id, .free, until: .milliseconds(600))
    #expect(slots[id]?.phase == .gone)
  }

  @Test mutating func `an embedded alert is gone after its view was updated`() throws {
    let id = try alert()
    check(id, .free, until: .seconds(10))
    try #require(slots[id]?.phase == .embedded)
    slots.leave(id, isAnswered: false, at: .seconds(20))
    slots.acknowledge(id, at: .seconds(20))
    #expect(slots[id]?.phase == .gone)
  }
}
