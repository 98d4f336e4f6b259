@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct VisibilityTests {
  private let journal = Journal()

  struct Row: View {
    let name: String
    let journal: Journal
    @State private var count = 0
    var body: some View {
      HStack {
        Text(name)
        Button("Add to \(name)") { count += 1 }
        Text("\(count)")
      }
      .onAppear { journal.note("+\(name)") }
      .onDisappear { journal.note("-\(name)") }
    }
  }

  struct Rows: View {
    let journal: Journal
    @State private var names = ["a", "b"]
    var body: some View {
      List {
        ForEach(names, id: \.self) { Row(name: $0, journal: journal) }
      }
      Button("Remove b") { names = ["a"] }
    }
  }

  @Test func `a row that scrolls away disappears and keeps its state`() throws {
    let host = HeadlessHost(Rows(journal: journal))
    try host.tap("Add to a")
    journal.clear()
    try host.hide("a")
    #expect(journal.entries == ["-a"])
    try host.hide("a")
    try host.show("a")
    #expect(journal.entries == ["-a", "+a"])
    #expect(host.screen.texts.prefix(3) == ["a", "Add to a", "1"])
  }

  @Test func `removing a hidden view does not run onDisappear again`() throws {
    let host = HeadlessHost(Rows(journal: journal))
    journal.clear()
    try host.hide("b")
    try host.tap("Remove b")
    #expect(journal.entries == ["-b"])
  }

  @Test func `covered content disappears, and appears again with new tasks`() async {
    let journal = journal
    let host = HeadlessHost(
      Text("content")
        .onAppear { journal.note("+") }
        .onDisappear { journal.note("-") }
        .task {
          journal.note("begun")
          let cancellation = AsyncStream<Void> { _ in }
          for await _ in cancellation {}
          journal.note("cancelled")
        })
    await host.wait { journal.entries == ["+", "begun"] }
    host.cover()
    await host.wait { journal.entries == ["+", "begun", "-", "cancelled"] }
    journal.clear()
    host.uncover()
    await host.wait { journal.entries == ["+", "begun"] }
  }

  @Test func `a view inserted into covered content appears when the content is uncovered`() {
    struct Growing: View {
      let model: Model
      let journal: Journal
      var body: some View {
        Text("\(model.count)").onChange(of: model.count) { journal.note("change") }
        if model.count > 0 { AppearanceTests.Noted(name: "new", journal: journal) }
      }
    }
    let model = Model()
    let host = HeadlessHost(Growing(model: model, journal: journal))
    host.cover()
    model.count = 1
    #expect(host.screen.texts == ["1", "new"])
    #expect(journal.entries == ["change"])
    host.uncover()
    #expect(journal.entries == ["change", "+new"])
  }

  @Test func `a view is hidden with the modifiers around it`() throws {
    let host = HeadlessHost(
      VStack {
        VStack { Text("a") }.padding().onDisappear { [journal] in journal.note("-a") }
        Text("b").onDisappear { [journal] in journal.note("-b") }
      })
    try host.hide("a")
    #expect(journal.entries == ["-a"])
    #expect(
      throws: HeadlessHostError.notFound(kind: "view", name: "c", available: ["a", "b"])
    ) { try host.show("c") }
  }
}
