@_spi(Testing) import SwiftUI
import Synchronization
import Testing

@MainActor
@Suite struct StateTests {
  @Test func `two changes in one action cause one evaluation and one onChange`() throws {
    struct Changing: View {
      let journal: Journal
      @State private var value = 0
      var body: some View {
        Text("\(value)")
        Button("Change") {
          value = 1
          value = 2
        }
        .onChange(of: value) { journal.note("\($0) → \($1)") }
      }
    }
    let journal = Journal()
    let host = HeadlessHost(Changing(journal: journal))
    host.resetEvaluations()
    try host.tap("Change")
    #expect(host.evaluations(of: Changing.self) == 1)
    #expect(journal.entries == ["0 → 2"])
  }

  @Test func `an action reads its own writes`() throws {
    struct Reading: View {
      let journal: Journal
      @State private var value = 0
      var body: some View {
        Button("Change") {
          value = 5
          journal.note("\(value)")
        }
      }
    }
    let journal = Journal()
    try HeadlessHost(Reading(journal: journal)).tap("Change")
    #expect(journal.entries == ["5"])
  }

  @Test func `an equal value causes no evaluation`() throws {
    struct Equal: View {
      @State private var value = [1, 2]
      var body: some View {
        Text("\(value.count)")
        Button("Set") { value = [1, 2] }
      }
    }
    let host = HeadlessHost(Equal())
    host.resetEvaluations()
    try host.tap("Set")
    #expect(host.evaluations == 0)
  }

  @Test func `a view does not depend on state that its body does not read`() throws {
    struct Writing: View {
      @State private var value = 0
      var body: some View { Button("Write") { value += 1 } }
    }
    let host = HeadlessHost(Writing())
    host.resetEvaluations()
    try host.tap("Write")
    #expect(host.evaluations == 0)
  }

  @Test func `passing a binding on does not make the owner depend on it`() throws {
    struct Child: View {
      @Binding var value: Int
      var body: some View {
        Text("\(value)")
        Button("Add") { value += 1 }
      }
    }
    struct Owner: View {
      @State private var value = 0
      var body: some View { Child(value: $value) }
    }
    let host = HeadlessHost(Owner())
    host.resetEvaluations()
    try host.tap("Add")
    #expect(host.screen.texts == ["1", "Add"])
    #expect(host.evaluations(of: Child.self) == 1)
    #expect(host.evaluations(of: Owner.self) == 0)
  }

  @Test func `a child whose inputs are equal is not evaluated`() throws {
    struct Child: View {
      let names: [String]
      let model: Model
      @Binding var value: Int
      @Environment(\.isEnabled) private var isEnabled
      @State private var own = 0
      var body: some View { Text(names.joined()) }
    }
    struct Parent: View {
      let model = Model()
      @State private var bound = 0
      @State private var count = 0
      var body: some View {
        Child(names: ["a", "b"], model: model, value: $bound)
        Button("Add \(count)") { count += 1 }
      }
    }
    let host = HeadlessHost(Parent())
    host.resetEvaluations()
    try host.tap("Add 0")
    #expect(host.evaluations(of: Parent.self) == 1)
    #expect(host.evaluations(of: Child.self) == 0)
  }

  @Test func `the first default is kept although each init of the view creates one`() throws {
    final class Default {
      static let made = Counting()
      let number: Int
      init() { number = Default.made.next() }
    }
    struct Child: View {
      let count: Int
      @State private var value = Default()
      var body: some View { Text("\(count) \(value.number)") }
    }
    struct Parent: View {
      @State private var count = 0
      var body: some View {
        Child(count: count)
        Button("Add") { count += 1 }
      }
    }
    let host = HeadlessHost(Parent())
    try host.tap("Add")
    try host.tap("Add")
    #expect(host.screen.texts.first == "2 1")
  }

  @Test func `state that an initializer sets starts with that value`() {
    struct Set: View {
      @State private var value: Int
      init(_ value: Int) { _value = State(initialValue: value) }
      var body: some View { Text("\(value)") }
    }
    #expect(HeadlessHost(Set(3)).screen.texts == ["3"])
  }

  @Test func `optional state is initially nil`() {
    struct Empty: View {
      @State private var value: Int?
      var body: some View { Text(value == nil ? "none" : "some") }
    }
    #expect(HeadlessHost(Empty()).screen.texts == ["none"])
  }
}

/// A counter that any thread can increment.
final class Counting: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }
}
