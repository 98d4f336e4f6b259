import Recourse
import RecourseStore
import Testing

@MainActor
@Suite struct LogMiddlewareTests {
  private let lines = Locked<[String]>([])

  private func makeStore(showsValues: Bool = false) -> Store<Shop, ShopAction> {
    let write: @Sendable (String) -> Void = { [lines] line in lines.withLock { $0.append(line) } }
    return makeShop(Shop(), logMiddleware(showsValues: showsValues, write: write))
  }

  @Test func `writes the action's case names and the changed properties`() {
    let store = makeStore()
    store.dispatch(.nothing)
    store.dispatch(.animal(.rename("Secret")))
    store.dispatch(.add(1))
    store.dispatch(.nothing)
    #expect(
      lines.withLock { $0 } == [
        "nothing\n", "animal.rename: animal.name\n", "add: count\n", "nothing: no change\n",
      ])
  }

  @Test func `writes values only when showsValues is set`() {
    let store = makeStore(showsValues: true)
    store.dispatch(.nothing)
    store.dispatch(.animal(.rename("Dog")))
    #expect(
      lines.withLock { $0.last }
        == "animal(\(ShopAction.animal(.rename("Dog")).payload))\n  animal.name: \"Cat\" → \"Dog\"\n"
    )
  }

  @Test func `hides the keys of dictionaries`() {
    let text = Locked("")
    let log: Middleware<[String: Int], String> = logMiddleware { line in
      text.withLock { $0 += line }
    }
    let store = Store<[String: Int], String>(
      initialState: [:], reducer: { state, action in state[action] = 1 }, middlewares: [log])
    store.dispatch("secret")
    store.dispatch("password")
    #expect(text.withLock { $0 } == "String\nString: […]\n")
  }
}

extension ShopAction {
  fileprivate var payload: String {
    let text = "\(self)"
    return String(text.dropFirst("animal(".count).dropLast())
  }
}
