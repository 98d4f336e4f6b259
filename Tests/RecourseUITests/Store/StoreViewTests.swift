import RecourseStore
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreViewTests {
  private let store = Store(initialState: Zoo(), reducer: zooReducer)

  @Test func `evaluates a view only when a value that it reads has changed`() throws {
    let host = HeadlessHost(ZooView(store: store))
    host.resetEvaluations()
    store.dispatch(.count(1))
    #expect(host.evaluations(of: CountView.self) == 1)
    #expect(host.evaluations == 1)
    store.dispatch(.count(1))
    store.dispatch(.rename("Zoo"))
    #expect(host.evaluations == 1)
    try host.tap("Rename")
    #expect(host.evaluations(of: NameView.self) == 1)
    #expect(host.evaluations == 2)
    #expect(host.screen.texts.contains("Safari"))
    store.dispatch(.count(2))
    #expect(host.evaluations == 3)
  }

  @Test func `evaluates one row of a thousand when one element changes`() {
    let store = Store(
      initialState: Zoo(animals: (0..<1_000).map { ZooAnimal(id: $0, name: "Animal \($0)") }),
      reducer: zooReducer)
    let host = HeadlessHost(ListView(store: store))
    host.resetEvaluations()
    store.dispatch(.renameAnimal(500, "Okapi"))
    #expect(host.screen.texts.contains("Okapi"))
    #expect(host.evaluations(of: RowView.self) == 1)
    #expect(host.evaluations == 1)
  }

  @Test func `a dispatch during a view's evaluation updates the view`() async {
    let host = HeadlessHost(DispatchingView(store: store))
    await host.wait { host.screen.texts == ["3"] }
    #expect(host.screen.texts == ["3"])
    store.dispatch(.count(7))
    #expect(host.screen.texts == ["7"])
  }

  @Test func `a dispatch during an evaluation also updates other readers`() async {
    struct Both: View {
      let store: Store<Zoo, ZooAction>
      var body: some View {
        DispatchingView(store: store)
        CountView(store: store)
      }
    }
    let host = HeadlessHost(Both(store: store))
    await host.wait { host.screen.texts == ["3", "3"] }
    #expect(host.screen.texts == ["3", "3"])
    host.resetEvaluations()
    store.dispatch(.count(7))
    #expect(host.screen.texts == ["7", "7"])
    #expect(host.evaluations == 2)
  }

  @Test func `evaluates a view once per action, also after the turn has ended`() async {
    let host = HeadlessHost(ZooView(store: store))
    host.resetEvaluations()
    store.dispatch(.count(1))
    #expect(host.evaluations == 1)
    for _ in 0..<10 { await Task.yield() }
    #expect(host.evaluations == 1)
  }

  @Test func `updates two windows from one store`() throws {
    let first = HeadlessHost(ZooView(store: store))
    let second = HeadlessHost(ZooView(store: store))
    try first.tap("Rename")
    #expect(first.screen.texts.contains("Safari"))
    #expect(second.screen.texts.contains("Safari"))
    second.resetEvaluations()
    first.close()
    store.dispatch(.count(1))
    #expect(second.evaluations == 1)
  }

  @Test func `is available from the environment`() {
    struct Reader: View {
      @Environment(Store<Zoo, ZooAction>.self) private var store
      var body: some View { Text(store.state.name) }
    }
    let host = HeadlessHost(Reader().environment(store))
    store.dispatch(.rename("Park"))
    #expect(host.screen.texts == ["Park"])
  }

  @Test func `shows an optional part only while the part is present`() throws {
    let host = HeadlessHost(GuestView(store: store))
    #expect(host.screen.texts == ["Nobody"])
    store.dispatch(.visit(ZooAnimal(id: 1, name: "Okapi")))
    #expect(host.screen.texts == ["Okapi", "Leave"])
    host.resetEvaluations()
    store.dispatch(.visit(ZooAnimal(id: 1, name: "Lama")))
    #expect(host.screen.texts == ["Lama", "Leave"])
    #expect(host.evaluations(of: GuestView.self) == 0)
    try host.tap("Leave")
    #expect(host.screen.texts == ["Nobody"])
  }
}

struct Zoo: Sendable, Equatable {
  var name = "Zoo"
  var count = 0
  var isOpen = false
  var animals: [ZooAnimal] = []
  var guest: ZooAnimal?

  var ids: [Int] { animals.map(\.id) }
}

struct ZooAnimal: Sendable, Equatable, Identifiable {
  let id: Int
  var name: String
}

enum ZooAction: Sendable, Equatable {
  case rename(String)
  case count(Int)
  case open(Bool)
  case renameAnimal(Int, String)
  case visit(ZooAnimal?)
}

func zooReducer(state: inout Zoo, action: ZooAction) {
  switch action {
  case .rename(let name): state.name = name
  case .count(let count): state.count = count
  case .open(let isOpen): state.isOpen = isOpen && state.count > 0
  case .renameAnimal(let id, let name): state.animals[id].name = name
  case .visit(let guest): state.guest = guest
  }
}

private struct ZooView: View {
  let store: Store<Zoo, ZooAction>

  var body: some View {
    NameView(store: store)
    CountView(store: store)
    Button("Rename") { store.dispatch(.rename("Safari")) }
  }
}

private struct NameView: View {
  let store: Store<Zoo, ZooAction>

  var body: some View { Text(store.state.name) }
}

private struct CountView: View {
  let store: Store<Zoo, ZooAction>

  var body: some View { Text("\(store.state.count)") }
}

private struct DispatchingView: View {
  let store: Store<Zoo, ZooAction>

  var body: some View {
    let count = store.state.count
    if count < 3 { let _ = store.dispatch(.count(count + 1)) }
    Text("\(count)")
  }
}

private struct ListView: View {
  let store: Store<Zoo, ZooAction>

  var body: some View {
    ForEach(store.state.ids, id: \.self) { id in
      RowView(store: store, id: id)
    }
  }
}

private struct RowView: View {
  let store: Store<Zoo, ZooAction>
  let id: Int

  var body: some View { Text(store.state[\.animals[id].name]) }
}

private struct GuestView: View {
  let store: Store<Zoo, ZooAction>

  var body: some View {
    if let guest = store.scope(state: \.guest, action: { (guest: ZooAnimal?) in .visit(guest) }) {
      GuestName(store: guest)
    } else {
      Text("Nobody")
    }
  }
}

private struct GuestName: View {
  let store: Store<ZooAnimal, ZooAnimal?>

  var body: some View {
    Text(store.state.name)
    Button("Leave") { store.dispatch(nil) }
  }
}
