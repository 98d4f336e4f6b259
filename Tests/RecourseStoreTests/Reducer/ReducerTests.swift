import RecourseStore
import Testing

@MainActor
@Suite struct ReducerTests {
  @Test func `gives each reducer the state that the previous one left`() {
    let reducer: Reducer<[Int], Int> = combineReducers(
      { state, action in state.append(action) },
      { state, action in state.append(state.count + action) })
    var state: [Int] = []
    reducer(&state, 5)
    #expect(state == [5, 6])
  }

  @Test func `changes a part only for the part's own actions`() {
    var shop = Shop()
    shopReducer(&shop, .animal(.grow))
    shopReducer(&shop, .guest(.grow))
    shopReducer(&shop, .add(1))
    #expect(shop == Shop(count: 1, animal: Animal(name: "Cat", age: 1)))
  }

  @Test func `changes an optional part only while it is present`() {
    var shop = Shop(guest: Animal(name: "Dog"))
    shopReducer(&shop, .guest(.rename("Fox")))
    shopReducer(&shop, .guest(.adopt(Owner(name: "Ann"))))
    shopReducer(&shop, .guest(.owner(.rename("Bob"))))
    #expect(shop.guest == Animal(name: "Fox", owner: Owner(name: "Bob")))
    shopReducer(&shop, .invite(nil))
    shopReducer(&shop, .guest(.rename("Late")))
    #expect(shop.guest == nil)
  }

  @Test func `changes only the element with the action's id`() {
    var shop = Shop(rows: [Row(id: 3), Row(id: 1), Row(id: 2)])
    shopReducer(&shop, .row(1, .write("one")))
    shopReducer(&shop, .row(9, .write("nobody")))
    #expect(shop.rows.map(\.text) == ["", "one", ""])
  }

  @Test func `changes the elements in place`() {
    var shop = Shop(rows: (0..<1_000).map { Row(id: $0) })
    let before = shop.rows.withUnsafeBufferPointer(\.baseAddress)
    for id in 0..<10 { shopReducer(&shop, .row(id, .write("written"))) }
    #expect(shop.rows.withUnsafeBufferPointer(\.baseAddress) == before)
  }
}
