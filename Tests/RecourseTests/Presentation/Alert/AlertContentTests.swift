import Recourse
import Testing

@Suite struct AlertContentTests {
  @Test func `equality compares everything visible and ignores handlers`() {
    let one = AlertContent(title: "Go?", actions: [AlertAction("Go") { print("one") }])
    let two = AlertContent(title: "Go?", actions: [AlertAction("Go") { print("two") }])
    #expect(one == two)
    #expect(Set([one, two]).count == 1)
    #expect(one != AlertContent(title: "Go?", actions: [AlertAction("Go", role: .destructive)]))
    #expect(one != AlertContent(title: "Go?", message: "Now", actions: one.actions))
  }

  @Test func `keeps the actions in order`() {
    let content = AlertContent(title: "", actions: [.cancel, .tryAgain, .ok])
    #expect(content.actions.map(\.title) == ["Cancel", "Try Again", "OK"])
    #expect(content.actions.map(\.role) == [.cancel, nil, nil])
  }

  @Test func `the default action is OK`() {
    #expect(AlertContent(title: "Saved").actions == [.ok])
  }

  @MainActor
  @Test func `performing gives a built-in action a handler`() {
    var count = 0
    let action = AlertAction.tryAgain.performing { count += 1 }
    action.handler()
    #expect(action == .tryAgain)
    #expect(count == 1)
  }
}
