@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ChangeTests {
  struct Watching: View {
    let journal: Journal
    var isInitial = false
    @State private var value = 0
    @State private var other = 0
    var body: some View {
      Text("\(value) \(other)")
        .onChange(of: value, initial: isInitial) { journal.note("\($0) → \($1)") }
      Button("Change") { value += 1 }
      Button("Other") { other += 1 }
      Button("There and back") {
        value += 1
        value -= 1
      }
    }
  }

  @Test func `a change is told with both values after the update`() throws {
    let journal = Journal()
    let host = HeadlessHost(Watching(journal: journal))
    try host.tap("Change")
    try host.tap("Change")
    #expect(journal.entries == ["0 → 1", "1 → 2"])
  }

  @Test func `an equal value is silent`() throws {
    let journal = Journal()
    let host = HeadlessHost(Watching(journal: journal))
    try host.tap("Other")
    try host.tap("There and back")
    #expect(journal.entries == [])
  }

  @Test func `the initial value is told twice over when asked for`() throws {
    let journal = Journal()
    let host = HeadlessHost(Watching(journal: journal, isInitial: true))
    try host.tap("Change")
    #expect(journal.entries == ["0 → 0", "0 → 1"])
  }

  @Test func `an action may change what another one watches`() throws {
    struct Chain: View {
      let journal: Journal
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)")
          .onChange(of: first) { second = first * 10 }
          .onChange(of: second) { journal.note("\(first) \(second)") }
        Button("Change") { first += 1 }
      }
    }
    let journal = Journal()
    let host = HeadlessHost(Chain(journal: journal))
    try host.tap("Change")
    #expect(journal.entries == ["1 10"])
    #expect(host.screen.texts.first == "1 10")
  }

  @Test func `the action sees the state of its own evaluation`() throws {
    struct Captured: View {
      let journal: Journal
      let count: Int
      var body: some View {
        Text("\(count)").onChange(of: count) { journal.note("\(count)") }
      }
    }
    struct Parent: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        Captured(journal: journal, count: count)
        Button("Add") { count += 1 }
      }
    }
    let journal = Journal()
    let host = HeadlessHost(Parent(journal: journal))
    try host.tap("Add")
    #expect(journal.entries == ["1"])
  }

  @available(*, deprecated, message: "Tests what is deprecated.")
  @Test func `the deprecated form runs the closure of the evaluation before`() throws {
    struct Watching: View {
      let journal: Journal
      @State private var value = 0
      var body: some View {
        Text("\(value)")
          .onChange(of: value) { [value] newValue in journal.note("\(value) → \(newValue)") }
        Button("Change") { value += 1 }
      }
    }
    let journal = Journal()
    let host = HeadlessHost(Watching(journal: journal))
    try host.tap("Change")
    try host.tap("Change")
    #expect(journal.entries == ["0 → 1", "1 → 2"])
  }
}
