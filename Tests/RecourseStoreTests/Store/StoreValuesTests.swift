import RecourseStore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreValuesTests {
  @Test func `yields the current value, then the latest different value at each read`() async {
    let store = makeShop()
    var counts = store.values(of: \.count).makeAsyncIterator()
    #expect(await counts.next() == 0)
    store.dispatch(.add(1))
    #expect(await counts.next() == 1)
    store.dispatch(.add(0))
    store.dispatch(.rename("Other"))
    store.dispatch(.add(1))
    store.dispatch(.add(1))
    #expect(await counts.next() == 3)
  }

  @Test func `skips a value that changed and changed back between reads`() async {
    let store = makeShop()
    var counts = store.values(of: \.count).makeAsyncIterator()
    #expect(await counts.next() == 0)
    store.dispatch(.add(1))
    store.dispatch(.add(-1))
    async let next = counts.next()
    await Task.yield()
    store.dispatch(.add(5))
    #expect(await next == 5)
  }

  @Test func `ends when the store is deallocated`() async throws {
    var store: Store? = makeShop()
    let counts = try #require(store).values(of: \.count)
    let log = Log<Int>()
    let reader = Task {
      for await count in counts { log(count) }
      log(-1)
    }
    #expect(await becomes { log.entries == [0] })
    store = nil
    #expect(await becomes { log.entries == [0, -1] })
    reader.cancel()
  }

  @Test func `yields values in order and once each to a reader that dispatches`() async {
    let store = makeShop()
    var seen: [Int] = []
    for await count in store.values(of: \.count) {
      seen.append(count)
      if count == 5 { break }
      store.dispatch(.add(1))
      store.dispatch(.nothing)
    }
    #expect(seen == [0, 1, 2, 3, 4, 5])
  }

  @Test func `ends when its reader's task is cancelled`() async {
    let store = makeShop()
    let log = Log<Int>()
    let reader = Task {
      for await count in store.values(of: \.count) { log(count) }
      log(-1)
    }
    #expect(await becomes { log.entries == [0] })
    reader.cancel()
    #expect(await becomes { log.entries == [0, -1] })
    store.dispatch(.add(1))
    #expect(log.entries == [0, -1])
  }

  @Test func `suspends while an optional part is absent`() async throws {
    let store = makeShop(Shop(guest: Animal(name: "Dog")))
    let guest = try #require(store.scope(state: \.guest, action: ShopAction.guest))
    var names = guest.values(of: \.name).makeAsyncIterator()
    #expect(await names.next() == "Dog")
    store.dispatch(.invite(nil))
    async let next = names.next()
    await Task.yield()
    store.dispatch(.invite(Animal(name: "Fox")))
    #expect(await next == "Fox")
  }

  @Test func `yields the last value before ending with the store`() async throws {
    var store: Store? = makeShop()
    var counts = try #require(store).values(of: \.count).makeAsyncIterator()
    #expect(await counts.next() == 0)
    store?.dispatch(.add(1))
    store = nil
    #expect(await counts.next() == 1)
    #expect(await counts.next() == nil)
  }

  @Test func `yields the value of a store deallocated before the first read`() async throws {
    var store: Store? = makeShop(Shop(count: 7))
    let counts = try #require(store).values(of: \.count)
    store = nil
    var seen: [Int] = []
    for await count in counts { seen.append(count) }
    #expect(seen == [7])
  }

  @Test func `yields a part's last value before ending with the store`() async throws {
    var store: Store? = makeShop(Shop(rows: [Row(id: 1), Row(id: 2)]))
    var row = store?.scope(state: \.rows, id: 2, action: ShopAction.row)
    var texts = try #require(row).values(of: \.text).makeAsyncIterator()
    #expect(await texts.next() == "")
    store?.dispatch(.setRows([Row(id: 2, text: "two")]))
    store = nil
    row = nil
    #expect(await texts.next() == "two")
    #expect(await texts.next() == nil)
  }
}
