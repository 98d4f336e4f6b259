@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct AppearanceTests {
  struct Noted: View {
    let name: String
    let journal: Journal
    var body: some View {
      Text(name)
        .onAppear { journal.note("+\(name)") }
        .onDisappear { journal.note("-\(name)") }
    }
  }

  @Test func `a view appears once and disappears once`() throws {
    struct Optional: View {
      let journal: Journal
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        if isShown { Noted(name: "a", journal: journal) }
        Button("Count") { count += 1 }
        Button("Show") { isShown.toggle() }
      }
    }
    let journal = Journal()
    let host = HeadlessHost(Optional(journal: journal))
    try host.tap("Count")
    #expect(journal.entries == ["+a"])
    try host.tap("Show")
    #expect(journal.entries == ["+a", "-a"])
    try host.tap("Show")
    #expect(journal.entries == ["+a", "-a", "+a"])
  }

  @Test func `on a switch the new view appears before the old one disappears`() throws {
    struct Switch: View {
      let journal: Journal
      @State private var isSecond = false
      var body: some View {
        if isSecond {
          Text("b")
            .onAppear { journal.note("+b \(isSecond)") }
            .onDisappear { journal.note("-b \(isSecond)") }
        } else {
          Text("a")
            .onAppear { journal.note("+a \(isSecond)") }
            .onDisappear { journal.note("-a \(isSecond)") }
        }
        Button("Switch") { isSecond.toggle() }
      }
    }
    let journal = Journal()
    let host = HeadlessHost(Switch(journal: journal))
    try host.tap("Switch")
    #expect(journal.entries == ["+a false", "+b true", "-a true"])
  }

  @Test func `a new id appears before the old one disappears`() throws {
    struct Identified: View {
      let journal: Journal
      @State private var id = 0
      var body: some View {
        Noted(name: "\(id)", journal: journal).id(id)
        Button("Next") { id += 1 }
      }
    }
    let journal = Journal()
    let host = HeadlessHost(Identified(journal: journal))
    try host.tap("Next")
    #expect(journal.entries == ["+0", "+1", "-0"])
  }

  @Test func `inner views appear before the views around them`() {
    let journal = Journal()
    let view = VStack {
      Noted(name: "text", journal: journal)
    }
    .onAppear { journal.note("+stack") }
    .onAppear { journal.note("+outermost") }
    let host = HeadlessHost(view)
    #expect(journal.entries == ["+text", "+stack", "+outermost"])
    host.close()
  }

  @Test func `a change in onAppear is visible in the first frame`() {
    struct Loading: View {
      @State private var title = "loading"
      var body: some View {
        Text(title).onAppear { title = "loaded" }
      }
    }
    let frames = Frames()
    let graph = ViewGraph(Loading())
    graph.renderer = frames
    graph.flush()
    #expect(frames.texts == [["loaded"]])
  }

  @Test func `rows appear and disappear with their data`() throws {
    struct Rows: View {
      let journal: Journal
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { Noted(name: $0, journal: journal) }
        Button("Change") { names = ["b", "c"] }
      }
    }
    let journal = Journal()
    let host = HeadlessHost(Rows(journal: journal))
    try host.tap("Change")
    #expect(journal.entries == ["+a", "+b", "+c", "-a"])
  }
}
