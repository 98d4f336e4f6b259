import Observation
import RecourseStore
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ObservedStateTests {
  @Test func `notifies readers of a value only when the value differs`() {
    let store = makeShop()
    let count = Watcher { store.state.count }
    let name = Watcher { store.state.name }
    store.dispatch(.add(1))
    store.dispatch(.add(0))
    store.dispatch(.nothing)
    store.dispatch(.rename("Shop"))
    store.dispatch(.add(1))
    #expect(count.values == [0, 1, 2])
    #expect(name.values == ["Shop"])
  }

  @Test func `doesn't notify readers of a nested key path of changes beside it`() {
    let store = makeShop()
    let name = Watcher { store.state[\.animal.name] }
    let animal = Watcher { store.state.animal.name }
    store.dispatch(.animal(.grow))
    store.dispatch(.animal(.rename("Dog")))
    #expect(name.values == ["Cat", "Dog"])
    #expect(animal.values == ["Cat", "Cat", "Dog"])
  }

  @Test func `notifies readers of a value that isn't Equatable after each action`() {
    struct Opaque: Sendable {
      var number = 0
    }
    struct State: Sendable {
      var opaque = Opaque()
    }
    let store = Store(initialState: State()) { (_, _: Int) in }
    let watcher = Watcher { store.state.opaque.number }
    let number = Watcher { store.state[\.opaque.number] }
    store.dispatch(1)
    store.dispatch(2)
    #expect(watcher.values == [0, 0, 0])
    #expect(number.values == [0])
  }

  @Test func `compares optionals and collections of Equatable values`() {
    let store = makeShop(Shop(rows: [Row(id: 1)]))
    let guest = Watcher { store.state.guest }
    let rows = Watcher { store.state.rows }
    store.dispatch(.add(1))
    store.dispatch(.invite(Animal(name: "Dog")))
    store.dispatch(.row(1, .write("one")))
    #expect(guest.values == [nil, Animal(name: "Dog")])
    #expect(rows.values.count == 2)
  }

  @Test func `lets a notified reader read the new state and dispatch`() {
    let store = makeShop()
    let watcher = Watcher {
      let count = store.state.count
      if count == 1 { store.dispatch(.add(10)) }
      return count
    }
    store.dispatch(.add(1))
    #expect(watcher.values == [0, 1, 11])
  }

  @Test func `notifies all readers of a value, also those of a scope`() {
    let store = makeShop()
    let animal = store.scope(state: \.animal, action: ShopAction.animal)
    let first = Watcher { store.state[\.animal.age] }
    let second = Watcher { animal.state.age }
    let third = Watcher { animal.state.age }
    store.dispatch(.animal(.grow))
    animal.dispatch(.grow)
    #expect(first.values == [0, 1, 2])
    #expect(second.values == [0, 1, 2])
    #expect(third.values == [0, 1, 2])
  }

  @Test func `releases a value that has changed`() {
    final class Object: Equatable, Sendable {
      static func == (first: Object, second: Object) -> Bool { first === second }
    }
    struct State {
      var object: Object? = Object()
    }
    let store = Store(initialState: State()) { (state: inout State, _: Int) in state.object = nil }
    weak var object: Object?
    object = store.state.object
    #expect(object != nil)
    store.dispatch(1)
    #expect(object == nil)
  }
}
