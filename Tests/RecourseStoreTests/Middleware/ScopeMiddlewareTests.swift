import RecourseStore
import Testing

/// Middlewares that see only one part of the state.
@MainActor
@Suite struct ScopeMiddlewareTests {
  /// Answers a rename by adopting an owner whose name states the animal's name and age.
  private let greeting: Middleware<Animal, AnimalAction> = { animal, action in
    guard case .rename = action else { return .none }
    return .just(.adopt(Owner(name: "\(animal.name) is \(animal.age)")))
  }

  @Test func `receives its part's actions, with the part as the reducer left it`() {
    let store = makeShop(
      Shop(),
      scopeMiddleware(
        greeting, state: \.animal,
        action: { if case .animal(let action) = $0 { action } else { nil } },
        embed: ShopAction.animal))
    store.dispatch(.rename("Zoo"))
    store.dispatch(.animal(.grow))
    #expect(store.state.animal.owner == nil)
    store.dispatch(.animal(.rename("Fox")))
    #expect(store.state.animal.owner == Owner(name: "Fox is 1"))
  }

  @Test func `receives an optional part's actions only while the part is present`() {
    var names: [String] = []
    let store = makeShop(
      Shop(guest: Animal(name: "Dog")),
      scopeMiddleware(
        { (animal: Animal, _: AnimalAction) in
          names.append(animal.name)
          return .none
        }, state: \.guest,
        action: { if case .guest(let action) = $0 { action } else { nil } },
        embed: ShopAction.guest))
    store.dispatch(.guest(.rename("Fox")))
    store.dispatch(.invite(nil))
    store.dispatch(.guest(.rename("Late")))
    #expect(names == ["Fox"])
  }

  @Test func `receives the element that the action addresses`() {
    let store = makeShop(
      Shop(rows: [Row(id: 1), Row(id: 2)]),
      scopeMiddleware(
        { (row: Row, action: RowAction) in
          action == .write("?") ? .just(.write("\(row.id)!")) : .none
        }, state: \.rows,
        action: { if case .row(let id, let action) = $0 { (id, action) } else { nil } },
        embed: ShopAction.row))
    store.dispatch(.row(2, .write("?")))
    store.dispatch(.row(9, .write("?")))
    #expect(store.state.rows.map(\.text) == ["", "2!"])
  }
}
