@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ControlTests {
  @Test func `an empty state has a label, a description and actions`() throws {
    let journal = Journal()
    let host = HeadlessHost(
      VStack {
        ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Yet."))
        ContentUnavailableView {
          Label("Failed", systemImage: "wifi")
        } description: {
          Text("Offline.")
        } actions: {
          Button("Retry") { journal.note("retry") }
        }
      })
    #expect(host.screen.texts == ["Nothing", "Yet.", "Failed", "Offline.", "Retry"])
    #expect(host.screen.symbols == ["tray", "wifi"])
    try host.tap("Retry")
    #expect(journal.entries == ["retry"])
  }

  @Test func `a picker selects one of the tags in its content`() throws {
    struct Choosing: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Text("size \(size)")
      }
    }
    let host = HeadlessHost(Choosing())
    try host.screen.choose("Large")
    #expect(host.screen.texts.last == "size 2")
  }

  @Test func `a list takes identifiable data and a selection`() throws {
    struct Item: Identifiable {
      let id: Int
    }
    struct Choosing: View {
      let items = [Item(id: 1), Item(id: 2)]
      @State private var selection: Int?
      var body: some View {
        List(items, selection: $selection) { Text("row \($0.id)") }
        Text("chosen \(selection ?? 0)")
      }
    }
    let host = HeadlessHost(Choosing())
    try host.screen.choose("row 2")
    #expect(host.screen.texts.last == "chosen 2")
  }

  @Test func `a progress view has a fraction from 0 to 1, or is indeterminate`() {
    let host = HeadlessHost(
      VStack {
        ProgressView()
        ProgressView(value: 0.5)
        ProgressView(value: 3.0, total: 2.0)
        ProgressView(value: nil as Double?)
        ProgressView("Loading")
        ProgressView(value: 0.25) { Text("Copying") }
      })
    #expect(host.screen.progress == [nil, 0.5, 1, nil, nil, 0.25])
    #expect(host.screen.texts == ["Loading", "Copying"])
  }

  @Test func `parts of containers are assigned to their slots`() throws {
    let graph = ViewGraph(
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Form {
          Section("Header") { LabeledContent("Name", value: "Ada") }
        }
      })
    let split = try #require(graph.roots.first?.children.first)
    #expect(split.children.map(\.slot) == [.sidebar, .detail])
    let section = try #require(split.children.last?.children.first)
    #expect(section.children.map(\.slot) == [.header, .content])
    #expect(section.children.last?.children.map(\.slot) == [.label, .content])
  }
}
