import Testing

@testable import GalleryScreens  // The queue is the app's own.

@Suite struct BasketQueueTests {
  private var queue = BasketQueue()

  private var steps: [BasketChange.Step] { queue.entries.map(\.change.step) }

  private mutating func add(_ goods: Goods, _ step: BasketChange.Step, to basket: Basket = Basket())
  {
    queue.add(BasketChange(goods, step), to: basket)
  }

  private func basket(_ goods: Goods, _ number: Int) -> Basket {
    Basket().applying(BasketChange(goods, .set(number)))
  }

  @Test mutating func `keeps the order in which goods were changed`() {
    add(.jam, .add(1))
    add(.bread, .add(1))
    add(.jam, .add(2))
    #expect(queue.entries.map(\.change.goods) == [.jam, .bread])
    #expect(steps == [.add(3), .add(1)])
  }

  @Test mutating func `has nothing to send when two changes take each other back`() {
    add(.jam, .add(2))
    add(.jam, .add(-2))
    #expect(steps.isEmpty)
    add(.jam, .add(2))
    add(.jam, .set(0))
    #expect(steps.isEmpty)
    add(.jam, .set(0), to: basket(.jam, 2))
    add(.jam, .add(2), to: basket(.jam, 2))
    #expect(steps.isEmpty)
  }

  @Test mutating func `does nothing for a change that changes nothing`() {
    add(.jam, .set(2), to: basket(.jam, 2))
    add(.jam, .add(-1))
    #expect(steps.isEmpty)
  }

  @Test mutating func `leaves a change alone that may be at the shop`() throws {
    add(.jam, .add(2))
    let id = try #require(queue.first?.id)
    queue.send(id)
    add(.jam, .add(-2))
    #expect(steps == [.add(2), .add(-2)])
    queue.undo(id)
    #expect(steps == [.add(2), .add(-2)])
  }

  @Test mutating func `keeps a number that what is before it may not lead to`() throws {
    add(.jam, .add(2))
    queue.send(try #require(queue.first?.id))
    add(.jam, .add(1))
    add(.jam, .set(2))
    #expect(steps == [.add(2), .set(2)])
  }

  @Test mutating func `is certain again when a request has not arrived, but not of the one before`()
    throws
  {
    add(.jam, .add(2))
    let id = try #require(queue.first?.id)
    queue.send(id)
    queue.returnToSender(id)
    #expect(queue.first?.mayHaveArrived == false)
    queue.send(id)  // Its answer gets lost.
    queue.send(id)
    queue.returnToSender(id)
    #expect(queue.first?.mayHaveArrived == true)
  }

  @Test mutating func `counts from what is left when less is taken than was there`() throws {
    add(.jam, .add(3))
    let id = try #require(queue.first?.id)
    queue.send(id)
    add(.jam, .add(-2))
    queue.settle(id)  // It is refused, so nothing is left to take away.
    #expect(queue.applied(to: Basket())[.jam] == 0)
    add(.jam, .add(1))
    #expect(queue.applied(to: Basket())[.jam] == 1)
  }

  @Test mutating func `takes back one change and leaves the others`() throws {
    add(.jam, .add(2))
    add(.bread, .add(1))
    queue.undo(try #require(queue.first?.id))
    #expect(queue.entries.map(\.change.goods) == [.bread])
  }
}
