import RecourseStore
import Testing

/// Middlewares of parts, which know of nothing else.
@MainActor
@Suite struct ScopeMiddlewareTests {
  /// Answers a new name with a greeting that is the age of the animal, written as an owner.
  private let greeting: Middleware<Animal, AnimalAction> = { animal, action in
    guard case .rename = action else { return .none }
    return .just(.adopt(Owner(name: "\(animal.name) is \(animal.age)")))
  }

  @Test func `answers the actions of its part, with the part as they have left it`() {
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

  @Test func `watches an optional part as long as it is there`() {
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

  @Test func `answers for the element whose action it was`() {
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
