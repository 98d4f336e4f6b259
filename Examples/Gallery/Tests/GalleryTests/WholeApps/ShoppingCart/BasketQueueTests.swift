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

  @Test mutating func `keeps the order of the goods, and merges changes of the same goods`() {
    add(.jam, .add(1))
    add(.bread, .add(1))
    add(.jam, .add(2))
    #expect(queue.entries.map(\.change.goods) == [.jam, .bread])
    #expect(steps == [.add(3), .add(1)])
  }

  @Test mutating func `changes that cancel each other out are removed`() {
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

  @Test mutating func `ignores a change without an effect`() {
    add(.jam, .set(2), to: basket(.jam, 2))
    add(.jam, .add(-1))
    #expect(steps.isEmpty)
  }

  @Test mutating func `a change that may be at the shop is neither merged nor undone`() throws {
    add(.jam, .add(2))
    let id = try #require(queue.first?.id)
    queue.send(id)
    add(.jam, .add(-2))
    #expect(steps == [.add(2), .add(-2)])
    queue.undo(id)
    #expect(steps == [.add(2), .add(-2)])
  }

  @Test mutating func `keeps a fixed quantity, because the earlier change may be refused`() throws {
    add(.jam, .add(2))
    queue.send(try #require(queue.first?.id))
    add(.jam, .add(1))
    add(.jam, .set(2))
    #expect(steps == [.add(2), .set(2)])
  }

  @Test mutating func `an undelivered request removes its own doubt, but not earlier ones`()
    throws
  {
    add(.jam, .add(2))
    let id = try #require(queue.first?.id)
    queue.send(id)
    queue.returnToSender(id)
    #expect(queue.first?.mayHaveArrived == false)
    queue.send(id)  // Its answer is lost.
    queue.send(id)
    queue.returnToSender(id)
    #expect(queue.first?.mayHaveArrived == true)
  }

  @Test mutating func `later changes start from 0 after an addition was refused`() throws {
    add(.jam, .add(3))
    let id = try #require(queue.first?.id)
    queue.send(id)
    add(.jam, .add(-2))
    queue.settle(id)  // The addition is refused, so that there is nothing to remove.
    #expect(queue.applied(to: Basket())[.jam] == 0)
    add(.jam, .add(1))
    #expect(queue.applied(to: Basket())[.jam] == 1)
  }

  @Test mutating func `undoes one change and keeps the others`() throws {
    add(.jam, .add(2))
    add(.bread, .add(1))
    queue.undo(try #require(queue.first?.id))
    #expect(queue.entries.map(\.change.goods) == [.bread])
  }
}
