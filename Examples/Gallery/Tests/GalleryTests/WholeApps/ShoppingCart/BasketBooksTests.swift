import Testing

@testable import GalleryScreens  // The books are the app's own.

@Suite struct BasketBooksTests {
  private var books = BasketBooks()

  @Test mutating func `carries out a repeated change only once`() throws {
    let change = BasketChange(.jam, .add(2))
    try books.carryOut(change)
    try books.carryOut(change)
    #expect(books.basket[.jam] == 2)
    #expect(books.hasCarriedOut(change.id))
  }

  @Test mutating func `refuses more than the stock, even when the change is repeated`() throws {
    books.stock = [.jam: 3]
    let tooMany = BasketChange(.jam, .add(4))
    #expect(throws: BasketError.tooFew(.jam, left: 3)) { try books.carryOut(tooMany) }
    books.stock = [:]
    #expect(throws: BasketError.tooFew(.jam, left: 3)) { try books.carryOut(tooMany) }
    #expect(books.basket == Basket())
  }

  @Test mutating func `removes goods that are sold out by now`() throws {
    try books.carryOut(BasketChange(.jam, .add(4)))
    books.stock = [.jam: 0]
    try books.carryOut(BasketChange(.jam, .add(-1)))
    #expect(books.basket[.jam] == 3)
  }
}
