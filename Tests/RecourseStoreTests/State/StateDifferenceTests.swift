import Foundation
import RecourseStore
import Testing

@Suite struct StateDifferenceTests {
  private struct State {
    var name = "Zoo"
    var owner: Owner?
    var kind = Kind.open(hours: 8)
    var rows = [1, 2, 3]
    var animals = [Animal(name: "Cat"), Animal(name: "Dog")]
    var prices = ["a": 1, "b": 2]
    var tags: Set<String> = ["x"]
    var date = Date(timeIntervalSince1970: 0)
    var object = Object()
    var action: () -> Void = {}
  }

  private struct Owner { var name = "Ann" }
  private struct Animal: Equatable { var name: String }
  private final class Object { var value = 1 }
  private enum Kind {
    case open(hours: Int)
    case closed
  }

  private func lines(_ change: (inout State) -> Void) -> [String] {
    let state = State()
    var changed = state
    change(&changed)
    return StateDifference(from: state, to: changed).changes.map { change in
      let path = change.path.text(showingKeys: true)
      return "\(path): \(StateText.text(change.old)) → \(StateText.text(change.new))"
    }
  }

  @Test func `finds no difference between equal states`() {
    #expect(lines { _ in } == [])
  }

  @Test func `lists each property that differs`() {
    #expect(lines { $0.name = "Park" } == [#"name: "Zoo" → "Park""#])
    #expect(
      lines {
        $0.name = "Park"
        $0.rows = []
      } == [
        #"name: "Zoo" → "Park""#, "rows[0]: 1 → nil", "rows[1]: 2 → nil", "rows[2]: 3 → nil",
      ])
  }

  @Test func `descends into optionals and enums`() {
    #expect(lines { $0.owner = Owner() } == [#"owner: nil → Owner(name: "Ann")"#])
    #expect(lines { $0.kind = .open(hours: 9) } == ["kind.open.hours: 8 → 9"])
    #expect(lines { $0.kind = .closed } == ["kind: open(hours: 8) → closed"])
  }

  @Test func `finds changed, inserted and removed elements`() {
    #expect(lines { $0.animals[1].name = "Cow" } == [#"animals[1].name: "Dog" → "Cow""#])
    #expect(
      lines { $0.animals.insert(Animal(name: "Yak"), at: 0) }
        == [#"animals[0]: nil → Animal(name: "Yak")"#])
    #expect(
      lines { $0.animals.removeFirst() } == [#"animals[0]: Animal(name: "Cat") → nil"#])
  }

  @Test func `finds changed dictionary entries and set members`() {
    #expect(
      lines { $0.prices = ["b": 3, "c": 4] }
        == [#"prices["a"]: 1 → nil"#, #"prices["b"]: 2 → 3"#, #"prices["c"]: nil → 4"#])
    #expect(lines { $0.tags = ["y"] } == [#"tags: "x" → nil"#, #"tags: nil → "y""#])
  }

  @Test func `treats a date as a single value`() {
    let lines = lines { $0.date += 1 }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("date: ") == true)
  }

  @Test func `compares the properties of objects`() {
    #expect(
      lines {
        $0.object = Object()
        $0.object.value = 2
      } == ["object.value: 1 → 2"])
  }

  @Test func `stops at the limit of changes, and is incomplete then`() {
    let difference = StateDifference(
      from: Array(0..<100), to: Array(100..<200), limit: 3)
    #expect(difference.changes.count == 3)
    #expect(!difference.isComplete)
  }

  @Test func `reports only that a large collection differs, without its elements`() {
    var state = State()
    state.rows = Array(0..<5_000)
    var other = state
    other.rows[4_000] = 1
    let difference = StateDifference(from: state, to: other)
    #expect(difference.changes.map { $0.path.text(showingKeys: false) } == ["rows"])
    #expect(StateText.text(difference.changes.first?.new).count <= 301)
  }

  @Test func `terminates on a reference cycle`() {
    final class Node {
      var next: Node?
      var value: Int

      init(_ value: Int) {
        self.value = value
        next = self
      }
    }
    let (first, second) = (Node(1), Node(2))
    let difference = StateDifference(from: first, to: second)
    #expect(difference.changes.count <= 20)
    first.next = nil
    second.next = nil
  }

  @Test func `labels an action by its case names, without values`() {
    enum Inner { case failed(message: String), done }
    enum Outer { case inner(Inner), text(String) }
    struct Plain {}
    #expect(StateText.label(of: Outer.inner(.failed(message: "secret"))) == "inner.failed")
    #expect(StateText.label(of: Outer.inner(.done)) == "inner.done")
    #expect(StateText.label(of: Outer.text("secret")) == "text")
    #expect(StateText.label(of: Plain()) == "Plain")
  }
}
