import Testing

@testable import GalleryScreens  // The books are the app's own.

@Suite struct BasketBooksTests {
  private var books = BasketBooks()

  @Test mutating func `carries out a repeated change only once`() {
    let change = BasketChange(goods: .jam, number: 2)
    #expect(books.carryOut(change) == nil)
    #expect(books.carryOut(change) == nil)
    #expect(books.basket == [.jam: 2])
  }

  @Test mutating func `refuses more than the stock, even when the change is repeated`() {
    books.stock = [.jam: 3]
    let tooMany = BasketChange(goods: .jam, number: 4)
    let refusal = Refusal(id: tooMany.id, goods: .jam, left: 3)
    #expect(books.carryOut(tooMany) == refusal)
    books.stock = [:]
    #expect(books.carryOut(tooMany) == refusal)
    #expect(books.basket.isEmpty)
  }

  @Test mutating func `removes goods that are sold out by now`() {
    _ = books.carryOut(BasketChange(goods: .jam, number: 4))
    books.stock = [.jam: 0]
    #expect(books.carryOut(BasketChange(goods: .jam, number: -1)) == nil)
    #expect(books.basket == [.jam: 3])
  }
}
