@_spi(Testing) import SwiftUI
import Testing

/// Lifecycle modifiers on views that count as one member, as on Apple's platforms.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct SingleMemberTests {
  private let journal = Journal()

  private struct Identified: View {
    let journal: Journal
    @State private var id = 0
    var body: some View {
      VStack { Counter() }
        .onAppear { journal.note("+inside") }
        .onDisappear { journal.note("-inside") }
        .id(id)
        .onAppear { journal.note("+outside") }
        .onDisappear { journal.note("-outside") }
      Button("Next") { id += 1 }
    }
  }

  @Test func `a new id inside a modifier does not end the modifier's appearance`() throws {
    let host = HeadlessHost(Identified(journal: journal))
    #expect(journal.entries == ["+inside", "+outside"])
    journal.clear()
    try host.tap("Next")
    #expect(journal.entries == ["+inside", "-inside"])
    journal.clear()
    host.close()
    #expect(journal.entries.sorted() == ["-inside", "-outside"])
  }

  @Test func `a new id inside a modifier still gives new state`() throws {
    let host = HeadlessHost(Identified(journal: journal))
    try host.tap("Add")
    try host.tap("Next")
    #expect(host.screen.texts.first == "Add 0")
  }

  @Test func `a new id inside a task does not restart the task`() async throws {
    struct Working: View {
      let journal: Journal
      @State private var id = 0
      var body: some View {
        Text("\(id)")
          .task { journal.note("inside") }
          .id(id)
          .task { journal.note("outside") }
        Button("Next") { id += 1 }
      }
    }
    let host = HeadlessHost(Working(journal: journal))
    await host.settle { _ in }
    try host.tap("Next")
    await host.settle { _ in }
    #expect(journal.entries.sorted() == ["inside", "inside", "outside"])
  }

  @Test func `a view with an id disappears while it is hidden, and appears again`() throws {
    let host = HeadlessHost(
      Text("a").id(1)
        .onAppear { journal.note("+") }
        .onDisappear { journal.note("-") })
    host.cover()
    host.uncover()
    #expect(journal.entries == ["+", "-", "+"])
  }

  @Test func `a type-erased view appears once, even without content`() {
    let host = HeadlessHost(
      VStack {
        AnyView(EmptyView())
          .onAppear { journal.note("+empty") }
          .onDisappear { journal.note("-empty") }
        AnyView(ForEach(0..<3) { Text("\($0)") })
          .onAppear { journal.note("+rows") }
      })
    #expect(journal.entries == ["+empty", "+rows"])
    host.close()
    #expect(journal.entries.last == "-empty")
  }

  @Test func `a type-erased view of another type does not appear again`() throws {
    struct Erased: View {
      let journal: Journal
      @State private var isText = true
      var body: some View {
        (isText ? AnyView(Text("a")) : AnyView(EmptyView()))
          .onAppear { journal.note("+") }
          .onDisappear { journal.note("-") }
        Button("Switch") { isText.toggle() }
      }
    }
    let host = HeadlessHost(Erased(journal: journal))
    try host.tap("Switch")
    #expect(host.screen.texts == ["Switch"])
    #expect(journal.entries == ["+"])
  }

  @Test func `a view with the identity transition disappears before its successor appears`() throws
  {
    struct Replaced: View {
      let journal: Journal
      let transition: AnyTransition
      @State private var id = 0
      var body: some View {
        Text("\(id)")
          .onAppear { journal.note("+\(id)") }
          .onDisappear { journal.note("-") }
          .transition(transition)
          .id(id)
        Button("Next") { id += 1 }
      }
    }
    let host = HeadlessHost(Replaced(journal: journal, transition: .identity))
    try host.tap("Next")
    #expect(journal.entries == ["+0", "-", "+1"])
    journal.clear()
    let faded = HeadlessHost(Replaced(journal: journal, transition: .opacity))
    try faded.tap("Next")
    #expect(journal.entries == ["+0", "+1", "-"])
  }
}
