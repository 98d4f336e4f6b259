import RecourseStore

/// A state with every kind of part that a scope can select.
struct Shop: Sendable, Equatable {
  var count = 0
  var name = "Shop"
  var animal = Animal(name: "Cat")
  var guest: Animal?
  var rows: [Row] = []
  var prices: [String: Int] = [:]
}

struct Animal: Sendable, Equatable {
  var name: String
  var age = 0
  var owner: Owner?
}

struct Owner: Sendable, Equatable {
  var name: String
}

struct Row: Sendable, Equatable, Identifiable {
  let id: Int
  var text = ""
}

enum ShopAction: Sendable, Equatable {
  case add(Int)
  case rename(String)
  case animal(AnimalAction)
  case guest(AnimalAction)
  case invite(Animal?)
  case row(Int, RowAction)
  case setRows([Row])
  case nothing
}

enum AnimalAction: Sendable, Equatable {
  case rename(String)
  case grow
  case owner(OwnerAction)
  case adopt(Owner?)
}

enum OwnerAction: Sendable, Equatable {
  case rename(String)
}

enum RowAction: Sendable, Equatable {
  case write(String)
}

func ownReducer(state: inout Shop, action: ShopAction) {
  switch action {
  case .add(let number): state.count += number
  case .rename(let name): state.name = name
  case .invite(let guest): state.guest = guest
  case .setRows(let rows): state.rows = rows
  case .animal, .guest, .row, .nothing: break
  }
}

func ownAnimalReducer(state: inout Animal, action: AnimalAction) {
  switch action {
  case .rename(let name): state.name = name
  case .grow: state.age += 1
  case .adopt(let owner): state.owner = owner
  case .owner: break
  }
}

func ownerReducer(state: inout Owner, action: OwnerAction) {
  switch action {
  case .rename(let name): state.name = name
  }
}

func rowReducer(state: inout Row, action: RowAction) {
  switch action {
  case .write(let text): state.text = text
  }
}

let animalReducer = combineReducers(
  scopeReducer(
    ownerReducer, state: \.owner,
    action: { if case .owner(let action) = $0 { action } else { nil } }),
  ownAnimalReducer)

let shopReducer: Reducer<Shop, ShopAction> = combineReducers(
  scopeReducer(
    animalReducer, state: \.animal,
    action: { if case .animal(let action) = $0 { action } else { nil } }),
  scopeReducer(
    animalReducer, state: \.guest,
    action: { if case .guest(let action) = $0 { action } else { nil } }),
  scopeReducer(
    rowReducer, state: \.rows,
    action: { if case .row(let id, let action) = $0 { (id, action) } else { nil } }),
  ownReducer)

@MainActor
func makeShop(
  _ state: Shop = Shop(), _ middlewares: Middleware<Shop, ShopAction>...
) -> Store<Shop, ShopAction> {
  Store(initialState: state, reducer: shopReducer, middlewares: middlewares)
}
