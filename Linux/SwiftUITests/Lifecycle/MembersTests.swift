@_spi(Testing) import SwiftUI
import Testing

/// Lifecycle modifiers on several views, as the documentation of `Group` describes them.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct MembersTests {
  private let journal = Journal()

  /// A text that notes its own appearance, in order with the modifiers around it.
  private func member(_ name: String) -> some View {
    Text(name)
      .onAppear { journal.note("+\(name)") }
      .onDisappear { journal.note("-\(name)") }
  }

  @Test func `onAppear and onDisappear on a group apply to each member`() {
    let host = HeadlessHost(
      Group {
        member("a")
        member("b")
      }
      .onAppear { journal.note("+group") }
      .onDisappear { journal.note("-group") })
    #expect(journal.entries == ["+a", "+group", "+b", "+group"])
    journal.clear()
    host.close()
    #expect(journal.entries == ["-group", "-a", "-group", "-b"])
  }

  @Test func `onAppear on a conditional group runs every time the branch changes`() throws {
    struct Start: View {
      let journal: Journal
      @State private var isLoggedIn = false
      var body: some View {
        Group {
          if isLoggedIn { Text("Welcome") } else { Text("Login") }
        }
        .onAppear { journal.note("appear \(isLoggedIn)") }
        .onDisappear { journal.note("disappear") }
        Button("Switch") { isLoggedIn.toggle() }
      }
    }
    let host = HeadlessHost(Start(journal: journal))
    try host.tap("Switch")
    try host.tap("Switch")
    #expect(
      journal.entries == [
        "appear false", "appear true", "disappear", "appear false", "disappear",
      ])
  }

  @Test func `a modifier on rows applies to rows that are inserted or removed`() throws {
    struct Rows: View {
      let journal: Journal
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { Text($0) }
          .onAppear { journal.note("+row") }
          .onDisappear { journal.note("-row") }
        Button("Add") { names.append("c") }
        Button("Clear") { names = [] }
      }
    }
    let host = HeadlessHost(Rows(journal: journal))
    #expect(journal.entries == ["+row", "+row"])
    try host.tap("Add")
    #expect(journal.entries == ["+row", "+row", "+row"])
    journal.clear()
    try host.tap("Clear")
    #expect(journal.entries == ["-row", "-row", "-row"])
  }

  @Test func `a modifier on a view of several statements applies to each of them`() {
    struct Two: View {
      var body: some View {
        Text("first")
        Text("second")
      }
    }
    let host = HeadlessHost(Two().onAppear { journal.note("appear") })
    #expect(journal.entries == ["appear", "appear"])
    host.close()
  }

  @Test func `a modifier on a container applies once`() {
    let host = HeadlessHost(
      VStack {
        member("a")
        member("b")
      }
      .onAppear { journal.note("+stack") })
    #expect(journal.entries == ["+a", "+b", "+stack"])
    host.close()
  }

  @Test func `a modifier without members does not apply until one is inserted`() throws {
    struct Late: View {
      let journal: Journal
      @State private var isShown = false
      var body: some View {
        Group { if isShown { Text("late") } }
          .onAppear { journal.note("appear") }
        EmptyView().onAppear { journal.note("empty") }
        Button("Show") { isShown = true }
      }
    }
    let host = HeadlessHost(Late(journal: journal))
    #expect(journal.entries == [])
    try host.tap("Show")
    #expect(journal.entries == ["appear"])
  }

  @Test func `the modifiers around a member apply innermost first`() {
    let host = HeadlessHost(
      Group {
        Text("a").onAppear { journal.note("member") }
      }
      .onAppear { journal.note("inner") }
      .padding()
      .onAppear { journal.note("outer") })
    #expect(journal.entries == ["member", "inner", "outer"])
    host.close()
  }

  @Test func `members of a new branch appear before members of the old one disappear`() throws {
    struct Both: View {
      let journal: Journal
      @State private var isSecond = false
      var body: some View {
        Group {
          if isSecond {
            Text("c")
            Text("d")
          } else {
            Text("a")
            Text("b")
          }
        }
        .onAppear { journal.note("+") }
        .onDisappear { journal.note("-") }
        Button("Switch") { isSecond.toggle() }
      }
    }
    let host = HeadlessHost(Both(journal: journal))
    journal.clear()
    try host.tap("Switch")
    #expect(journal.entries == ["+", "+", "-", "-"])
  }

  @Test func `a removed member runs the closure of its last update`() throws {
    struct Counting: View {
      let journal: Journal
      @State private var count = 0
      var body: some View {
        Group {
          Text("always")
          if count == 1 { Text("one") }
        }
        .onAppear { [count] in journal.note("+\(count)") }
        .onDisappear { [count] in journal.note("-\(count)") }
        Button("Count") { count += 1 }
      }
    }
    let host = HeadlessHost(Counting(journal: journal))
    try host.tap("Count")
    try host.tap("Count")
    #expect(journal.entries == ["+0", "+1", "-1"])
  }

  @Test func `each member has its own task, which is cancelled on removal`() async throws {
    struct Working: View {
      let journal: Journal
      @State private var isShown = true
      @State private var id = 0
      var body: some View {
        Group {
          Text("stays")
          if isShown { Text("goes") }
        }
        .task(id: id) { [id] in
          journal.note("+\(id)")
          for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(99)) })
          {
            if Task.isCancelled { break }
          }
          journal.note("-\(id)")
        }
        Button("Hide") { isShown = false }
        Button("Next") { id += 1 }
      }
    }
    let host = HeadlessHost(Working(journal: journal))
    await host.wait { journal.entries == ["+0", "+0"] }
    try host.tap("Next")
    await host.wait { journal.entries.count == 6 }
    #expect(journal.entries.filter { $0 == "-0" }.count == 2)
    #expect(journal.entries.filter { $0 == "+1" }.count == 2)
    journal.clear()
    try host.tap("Hide")
    await host.wait { journal.entries == ["-1"] }
  }

  @Test func `onChange on several views observes its value once`() throws {
    struct Watching: View {
      let journal: Journal
      @State private var value = 0
      var body: some View {
        Group {
          Text("a")
          Text("b")
        }
        .onChange(of: value, initial: true) { journal.note("\($0) → \($1)") }
        Button("Change") { value += 1 }
      }
    }
    let host = HeadlessHost(Watching(journal: journal))
    try host.tap("Change")
    #expect(journal.entries == ["0 → 0", "0 → 1"])
  }

  @Test func `the body of a modifier on several views has one state`() throws {
    struct Counted: ViewModifier {
      let journal: Journal
      @State private var appearances = 0
      func body(content: Content) -> some View {
        content.onAppear {
          appearances += 1
          journal.note("\(appearances)")
        }
        Text("\(appearances) appearances")
      }
    }
    let host = HeadlessHost(
      Group {
        Text("a")
        Text("b")
      }
      .modifier(Counted(journal: journal)))
    #expect(journal.entries == ["1", "2"])
    #expect(host.screen.texts == ["a", "b", "2 appearances"])
  }
}
