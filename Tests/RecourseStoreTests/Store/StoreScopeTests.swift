import RecourseStore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreScopeTests {
  @Test func `reads and changes a part of the same state`() {
    let store = makeShop()
    let animal = store.scope(state: \.animal, action: ShopAction.animal)
    animal.dispatch(.rename("Dog"))
    store.dispatch(.animal(.grow))
    #expect(animal.state[\.self] == Animal(name: "Dog", age: 1))
    #expect(store.state.animal == animal.state[\.self])
  }

  @Test func `returns a store for an optional part only while the part is present`() {
    let store = makeShop()
    let guest = Watcher {
      store.scope(state: \.guest, action: ShopAction.guest).map { $0.state[\.name] }
    }
    let presence = Watcher { store.scope(state: \.guest, action: ShopAction.guest) != nil }
    store.dispatch(.invite(Animal(name: "Dog")))
    store.dispatch(.guest(.rename("Fox")))
    store.dispatch(.invite(nil))
    #expect(guest.values.first == .some(nil))
    #expect(guest.values.last == .some(nil))
    #expect(guest.values.contains("Dog") && guest.values.contains("Fox"))
    #expect(presence.values == [false, true, false])
  }

  @Test func `ignores actions for a removed part, and keeps the last value read`() throws {
    let log = Log<ShopAction>()
    let store = makeShop(
      Shop(guest: Animal(name: "Dog", owner: Owner(name: "Ann"))),
      { _, action in
        log(action)
        return .none
      })
    let guest = try #require(store.scope(state: \.guest, action: ShopAction.guest))
    let owner = try #require(guest.scope(state: \.owner, action: AnimalAction.owner))
    guest.dispatch(.rename("Fox"))
    owner.dispatch(.rename("Bob"))
    #expect(guest.state.name == "Fox")
    #expect(owner.state.name == "Bob")
    store.dispatch(.invite(nil))
    #expect(guest.state.name == "Fox")
    #expect(guest.state.age == 0)
    #expect(owner.state.name == "Bob")
    let late = guest.dispatch(.grow)
    owner.dispatch(.rename("Cid"))
    #expect(late.isFinished)
    #expect(
      log.entries == [.guest(.rename("Fox")), .guest(.owner(.rename("Bob"))), .invite(nil)])
    #expect(store.state.guest == nil)
    #expect(guest.scope(state: \.owner, action: AnimalAction.owner) == nil)
  }

  @Test func `keeps the last values of a removed part, also if they are scoped again`() throws {
    let store = makeShop(Shop(guest: Animal(name: "Dog", owner: Owner(name: "Ann"))))
    let guest = try #require(store.scope(state: \.guest, action: ShopAction.guest))
    let name = guest.scope(state: \.name) { (action: AnimalAction) in action }
    store.dispatch(.invite(nil))
    let again = guest.scope(state: \.name) { (action: AnimalAction) in action }
    #expect(name.state[\.self] == "Dog" && again.state[\.self] == "Dog")
    #expect(guest.state.owner == Owner(name: "Ann"), "It was never read before.")
    #expect(guest.scope(state: \.age) { (action: AnimalAction) in action }.state[\.self] == 0)
  }

  @Test func `resumes when a removed part is set again`() throws {
    let store = makeShop(Shop(guest: Animal(name: "Dog")))
    let guest = try #require(store.scope(state: \.guest, action: ShopAction.guest))
    let watcher = Watcher { guest.state.name }
    store.dispatch(.invite(nil))
    store.dispatch(.invite(Animal(name: "Fox")))
    guest.dispatch(.grow)
    #expect(watcher.values.last == "Fox")
    #expect(store.state.guest?.age == 1)
  }

  @Test func `follows an element by its id when elements move`() throws {
    let store = makeShop(Shop(rows: [Row(id: 1, text: "one"), Row(id: 2, text: "two")]))
    let second = try #require(store.scope(state: \.rows, id: 2, action: ShopAction.row))
    let watcher = Watcher { second.state.text }
    store.dispatch(.setRows([Row(id: 2, text: "two"), Row(id: 3), Row(id: 1, text: "one")]))
    second.dispatch(.write("zwei"))
    store.dispatch(.row(1, .write("eins")))
    #expect(watcher.values == ["two", "zwei"])
    #expect(store.state.rows.map(\.text) == ["zwei", "", "eins"])
    store.dispatch(.setRows([]))
    second.dispatch(.write("late"))
    #expect(second.state.text == "zwei")
    #expect(store.state.rows.isEmpty)
    #expect(store.scope(state: \.rows, id: 2, action: ShopAction.row) == nil)
  }

  @Test func `reads and changes a value of a dictionary`() throws {
    let store = Store(initialState: Shop(prices: ["Tea": 3])) { (state: inout Shop, price: Int) in
      state.prices["Tea"] = price
    }
    let tea = try #require(store.scope(state: \.prices["Tea"]) { (price: Int) in price })
    tea.dispatch(4)
    #expect(tea.state[\.self] == 4)
  }

  @Test func `reads through nested scopes`() throws {
    let store = makeShop(Shop(animal: Animal(name: "Cat", owner: Owner(name: "Ann"))))
    let owner = try #require(
      store.scope(state: \.self) { (action: ShopAction) in action }
        .scope(state: \.animal, action: ShopAction.animal)
        .scope(state: \.self) { (action: AnimalAction) in action }
        .scope(state: \.owner, action: AnimalAction.owner))
    let first = owner.scope(state: \.name) { (action: OwnerAction) in action }
    let watcher = Watcher { first.state[\.first] }
    owner.dispatch(.rename("Bob"))
    store.dispatch(.animal(.grow))
    #expect(watcher.values == ["A", "B"])
  }

  @Test func `retains the state, but not the store that it was made from`() {
    var store: Store? = makeShop()
    let animal = store?.scope(state: \.animal, action: ShopAction.animal)
    weak var whole: Store<Shop, ShopAction>?
    whole = store
    store = nil
    animal?.dispatch(.grow)
    #expect(animal?.state.age == 1)
    #expect(whole == nil, "a scope needs the state, not the store it was made from")
  }
}
