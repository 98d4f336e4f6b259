import RecourseStore
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

@MainActor
@Suite(.timeLimit(.minutes(5))) struct StoreBindingTests {
  private let store = Store(initialState: Zoo(), reducer: zooReducer)

  @Test func `reads the state, and dispatches instead of writing`() {
    let name = store.binding(get: \.name, send: { .rename($0) })
    #expect(name.wrappedValue == "Zoo")
    name.wrappedValue = "Safari"
    #expect(store.state.name == "Safari")
    #expect(name.wrappedValue == "Safari")
  }

  @Test func `reads the value that the reducer has produced`() {
    let isOpen = store.binding(get: \.isOpen, send: { .open($0) })
    isOpen.wrappedValue = true
    #expect(!isOpen.wrappedValue)
    store.dispatch(.count(1))
    isOpen.wrappedValue = true
    #expect(isOpen.wrappedValue)
  }

  @Test func `makes a view depend only on the bound value`() {
    struct Switch: View {
      let store: Store<Zoo, ZooAction>
      var body: some View {
        Text(store.binding(get: \.isOpen, send: { .open($0) }).wrappedValue ? "open" : "closed")
      }
    }
    let host = HeadlessHost(Switch(store: store))
    host.resetEvaluations()
    store.dispatch(.count(1))
    store.dispatch(.rename("Park"))
    #expect(host.evaluations == 0)
    store.dispatch(.open(true))
    #expect(host.evaluations == 1)
    #expect(host.screen.texts == ["open"])
  }

  @Test(arguments: SystemBehavior.named)
  func `closing an alert dispatches the binding's action`(_ behavior: SystemBehavior) async throws {
    struct Screen: View {
      let store: Store<Zoo, ZooAction>
      var body: some View {
        Text("Zoo").alert(
          "A guest", isPresented: store.binding(get: \.hasGuest, send: { _ in .visit(nil) })
        ) {}
      }
    }
    let window = HostedWindow(behavior) { Screen(store: store) }
    store.dispatch(.visit(ZooAnimal(id: 1, name: "Okapi")))
    try await window.tap("OK")
    await window.wait { window.isBare }
    #expect(store.state.guest == nil)
  }
}

extension Zoo {
  fileprivate var hasGuest: Bool { guest != nil }
}
