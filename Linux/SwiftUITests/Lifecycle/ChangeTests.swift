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

  @Test func `onChange reports the old and the new value after the update`() throws {
    let journal = Journal()
    let host = HeadlessHost(Watching(journal: journal))
    try host.tap("Change")
    try host.tap("Change")
    #expect(journal.entries == ["0 → 1", "1 → 2"])
  }

  @Test func `onChange does not run for an equal value`() throws {
    let journal = Journal()
    let host = HeadlessHost(Watching(journal: journal))
    try host.tap("Other")
    try host.tap("There and back")
    #expect(journal.entries == [])
  }

  @Test func `an initial onChange reports the initial value as both values`() throws {
    let journal = Journal()
    let host = HeadlessHost(Watching(journal: journal, isInitial: true))
    try host.tap("Change")
    #expect(journal.entries == ["0 → 0", "0 → 1"])
  }

  @Test func `an onChange action can change the value of another onChange`() throws {
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

  @Test func `an onChange action sees the values of its own evaluation`() throws {
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
  @Test func `the deprecated onChange runs the closure of the previous evaluation`() throws {
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
