@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct NavigationStackTests {
  private let journal = Journal()

  private struct Detail: View {
    let name: String
    let journal: Journal
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("Detail of \(name)")
        .navigationTitle(name)
        .onAppear { journal.note("+\(name)") }
        .onDisappear { journal.note("-\(name)") }
      Button("Close \(name)") { dismiss() }
    }
  }

  /// A root with a link to a view.
  private struct Root: View {
    let journal: Journal
    @State private var count = 0
    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("Open") { Detail(name: "a\(count)", journal: journal) }
          Counter()
          Button("Count") { count += 1 }
        }
        .navigationTitle("Root")
        .onAppear { journal.note("+root") }
        .onDisappear { journal.note("-root") }
      }
    }
  }

  @Test func `a link covers its screen, and back returns to it`() throws {
    let host = HeadlessHost(Root(journal: journal))
    try host.tap("Add")
    #expect(throws: HeadlessHostError.self) { try host.screen.goBack() }
    try host.tap("Open")
    #expect(host.screen.title == "a0")
    #expect(host.screen.texts == ["Detail of a0", "Close a0"])
    #expect(journal.entries == ["+root", "+a0", "-root"])
    journal.clear()
    try host.screen.goBack()
    #expect(host.screen.title == "Root")
    #expect(host.screen.texts.contains("Add 1"))
    #expect(journal.entries == ["+root", "-a0"])
  }

  @Test func `dismiss pops the screen that contains it`() throws {
    let host = HeadlessHost(Root(journal: journal))
    try host.tap("Open")
    try host.tap("Close a0")
    #expect(host.screen.title == "Root")
  }

  @Test func `a covered screen follows changes, and its tasks are cancelled`() async throws {
    struct Watching: View {
      let model: Model
      let journal: Journal
      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Open", destination: Text("detail"))
            Text(model.name)
          }
          .task {
            let (stream, continuation) = AsyncStream<Void>.makeStream()
            for await _ in stream {}
            withExtendedLifetime(continuation) { journal.note("cancelled") }
          }
        }
      }
    }
    let model = Model()
    let host = HeadlessHost(Watching(model: model, journal: journal))
    await Task.yield()
    try host.tap("Open")
    await host.wait { journal.entries == ["cancelled"] }
    model.name = "new"
    #expect(host.screen.texts == ["detail"])
    try host.screen.goBack()
    #expect(host.screen.texts == ["Open", "new"])
  }

  @Test func `a link's destination follows the state of the link's screen`() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          NavigationLink {
            Text("count \(count)")
            Button("Count") { count += 1 }
          } label: {
            Text("Open")
          }
        }
      }
    }
    let host = HeadlessHost(Counting())
    try host.tap("Open")
    try host.tap("Count")
    #expect(host.screen.texts == ["count 1", "Count"])
  }

  /// A stack whose path is observed from outside.
  private struct Values: View {
    let journal: Journal
    @State private var path = [Int]()
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("One", value: 1)
          NavigationLink("Nothing", value: Int?.none)
          NavigationLink("Lost", value: "text")
          Button("Both") { path = [1, 2] }
        }
        .navigationDestination(for: Int.self) { number in
          Detail(name: "\(number)", journal: journal)
          Counter()
          NavigationLink(value: number + 1) { Text("Next") }
          Button("Root") { path = [] }
        }
      }
      .onChange(of: path) { journal.note("\($1)") }
    }
  }

  @Test func `a link with a value appends to the path, and back removes the value`() throws {
    let host = HeadlessHost(Values(journal: journal))
    try host.tap("One")
    try host.tap("Next")
    #expect(host.screen.title == "2")
    #expect(journal.entries.filter { $0.hasPrefix("[") } == ["[1]", "[1, 2]"])
    try host.tap("Close 2")
    try host.screen.goBack()
    #expect(journal.entries.last { $0.hasPrefix("[") } == "[]")
    #expect(host.screen.texts == ["One", "Nothing", "Lost", "Both"])
  }

  @Test func `a change of the path pushes and pops, and the screens that stay keep their state`()
    throws
  {
    let host = HeadlessHost(Values(journal: journal))
    try host.tap("Both")
    #expect(host.screen.title == "2")
    // A screen that was never on top has not appeared.
    #expect(journal.entries == ["+2", "[1, 2]"])
    try host.screen.goBack()
    try host.tap("Add")
    try host.tap("Next")
    try host.screen.goBack()
    #expect(host.screen.texts.contains("Add 1"))
    try host.tap("Root")
    #expect(host.screen.texts.first == "One")
    try host.tap("One")
    #expect(host.screen.texts.contains("Add 0"))
  }

  @Test func `a link without a value, or outside of a stack, is disabled`() throws {
    let host = HeadlessHost(Values(journal: journal))
    #expect(host.screen.buttons.map(\.isEnabled) == [true, false, true, true])
    let lonely = HeadlessHost(NavigationLink("Open") { Text("detail") })
    #expect(lonely.screen.buttons.map(\.isEnabled) == [false])
  }

  @Test func `a path of values of any types finds the destination of each`() throws {
    struct Mixed: View {
      @State private var path = NavigationPath([1])
      var body: some View {
        NavigationStack(path: $path) {
          Text("root")
            .navigationDestination(for: Int.self) { Text("number \($0)") }
            .navigationDestination(for: String.self) { Text("text \($0)") }
        }
        Button("Append") { path.append("a") }
        Button("Lose") { path.append(1.5) }
        Button("Remove") { path.removeLast(path.count) }
      }
    }
    let host = HeadlessHost(Mixed())
    #expect(host.screen.texts.first == "number 1")
    try host.tap("Append")
    #expect(host.screen.texts.first == "text a")
    try host.tap("Lose")
    #expect(host.screen.symbols == ["exclamationmark.triangle.fill"])
    try host.tap("Remove")
    #expect(host.screen.texts.first == "root")
  }

  @Test func `a destination follows the values that its closure captures`() throws {
    struct Links: View {
      let count: Int
      let increase: @MainActor () -> Void
      var body: some View {
        NavigationLink("Open", value: "a")
          .navigationDestination(for: String.self) { Button("\($0) \(count)", action: increase) }
      }
    }
    struct Counting: View {
      @State private var count = 0
      var body: some View {
        NavigationStack { Links(count: count) { count += 1 } }
      }
    }
    let host = HeadlessHost(Counting())
    try host.tap("Open")
    try host.tap("a 0")
    #expect(host.screen.texts == ["a 1"])
  }

  @Test func `the destination nearest to the root takes precedence`() throws {
    let host = HeadlessHost(
      NavigationStack {
        VStack {
          NavigationLink("Open", value: 1)
          Text("root").navigationDestination(for: Int.self) { Text("inner \($0)") }
        }
        .navigationDestination(for: Int.self) { Text("outer \($0)") }
      })
    try host.tap("Open")
    #expect(host.screen.texts == ["outer 1"])
  }

  @Test func `a stack in a sheet leaves the sheet's own dismissal to its root`() throws {
    struct Presenting: View {
      @State private var isPresented = true
      var body: some View {
        Text("below").sheet(isPresented: $isPresented) {
          NavigationStack {
            Detail(name: "root", journal: Journal())
            NavigationLink("Open") { Detail(name: "top", journal: Journal()) }
          }
        }
      }
    }
    let host = HeadlessHost(Presenting())
    try host.tap("Open")
    try host.tap("Close top")
    #expect(host.sheet?.title == "root")
    try host.tap("Close root")
    #expect(host.sheet == nil)
  }

  @Test func `a field on a covered screen loses the focus`() throws {
    struct Fields: View {
      @State private var name = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        NavigationStack {
          TextField("Name", text: $name).focused($isFocused)
          NavigationLink("Open") { Text("detail") }
        }
        Text(isFocused ? "focused" : "unfocused")
      }
    }
    let host = HeadlessHost(Fields())
    try host.screen.type("Ann", into: "Name")
    #expect(host.screen.texts.last == "focused")
    try host.tap("Open")
    #expect(host.screen.texts == ["detail", "unfocused"])
  }
}
