@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct SheetTests {
  struct Item: Identifiable {
    let id: Int
    var title = "item"
  }

  struct Listing: View {
    let journal: Journal
    @State private var item: Item?
    var body: some View {
      Text(item?.title ?? "none")
        .sheet(item: $item, onDismiss: { journal.note("dismissed") }) { item in
          VStack { Counter(title: "\(item.title) \(item.id)") }
            .onAppear { journal.note("+\(item.id)") }
            .onDisappear { journal.note("-\(item.id)") }
          Button("Replace") { self.item = Item(id: item.id + 1) }
          Button("Rename") { self.item?.title = "renamed" }
          Button("Close") { self.item = nil }
        }
      Button("Open") { item = Item(id: 1) }
    }
  }

  @Test func `a sheet is presented until its item is nil`() throws {
    let journal = Journal()
    let host = HeadlessHost(Listing(journal: journal))
    try host.tap("Open")
    #expect(host.sheet?.texts.first == "item 1 0")
    try host.tap("Close")
    #expect(host.sheet == nil)
    #expect(journal.entries == ["+1", "-1", "dismissed"])
  }

  @Test func `another item replaces the sheet, with new state`() throws {
    let journal = Journal()
    let host = HeadlessHost(Listing(journal: journal))
    try host.tap("Open")
    try host.tap("item 1")
    try host.tap("Replace")
    #expect(host.sheet?.texts.first == "item 2 0")
    #expect(host.screens.count == 2)
    #expect(journal.entries.filter { $0 != "dismissed" } == ["+1", "+2", "-1"])
  }

  @Test func `an item with the same identity updates the sheet and keeps its state`() throws {
    let host = HeadlessHost(Listing(journal: Journal()))
    try host.tap("Open")
    try host.tap("item 1")
    try host.tap("Rename")
    #expect(host.sheet?.texts.first == "renamed 1 1")
  }

  @Test func `a dismissal by the user writes nil and calls onDismiss`() throws {
    let journal = Journal()
    let host = HeadlessHost(Listing(journal: journal))
    try host.tap("Open")
    host.dismiss()
    #expect(host.screens.map(\.kind) == [.window])
    #expect(host.screen.texts.first == "none")
    #expect(journal.entries == ["+1", "-1", "dismissed"])
  }

  @Test func `a sheet that is presented again starts with new state`() throws {
    struct Flagged: View {
      @State private var isShown = false
      var body: some View {
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Counter() }
      }
    }
    let host = HeadlessHost(Flagged())
    try host.tap("Open")
    try host.tap("Add")
    #expect(host.sheet?.texts.first == "Add 1")
    host.dismiss()
    try host.tap("Open")
    #expect(host.sheet?.texts.first == "Add 0")
  }

  @Test func `the second of two sheets on one view waits until the first is dismissed`() {
    struct Two: View {
      @State private var isFirst = true
      @State private var isSecond = true
      var body: some View {
        Text("\(isFirst ? "first" : "-") \(isSecond ? "second" : "-")")
          .sheet(isPresented: $isSecond) { Text("second") }
          .sheet(isPresented: $isFirst) { Text("first") }
      }
    }
    let host = HeadlessHost(Two())
    #expect(host.screens.map(\.texts) == [["first second"], ["first"]])
    host.dismiss()
    #expect(host.screens.map(\.texts) == [["- second"], ["second"]])
    host.dismiss()
    #expect(host.screens.map(\.texts) == [["- -"]])
  }

  @Test func `onDismiss can present the next sheet`() throws {
    struct Series: View {
      @State private var isFirst = true
      @State private var isSecond = false
      var body: some View {
        Text("content")
          .sheet(isPresented: $isFirst, onDismiss: { isSecond = true }) { Text("first") }
          .sheet(isPresented: $isSecond) { Text("second") }
      }
    }
    let host = HeadlessHost(Series())
    #expect(host.sheet?.texts == ["first"])
    host.dismiss()
    #expect(host.sheet?.texts == ["second"])
  }

  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.isEnabled) private var isEnabled
    @Environment(Model.self) private var model
    var body: some View {
      Text("\(model.name) \(isPresented) \(isEnabled)")
      Button("Close") { dismiss() }
    }
  }

  @Test func `content inherits the presenter's environment and can dismiss itself`() throws {
    struct Presenting: View {
      let model: Model
      @State private var isShown = false
      @State private var isCovered = false
      var body: some View {
        Closing().environment(model)
        Button("Open") { isShown = true }
          .sheet(isPresented: $isShown) { Closing() }
          .environment(model)
        Button("Cover") { isCovered = true }
          .fullScreenCover(isPresented: $isCovered) { Closing() }
          .environment(model)
      }
    }
    let model = Model()
    let host = HeadlessHost(Presenting(model: model))
    #expect(host.screen.texts.first == "first false true")
    try host.tap("Close")
    #expect(host.screens.count == 1)
    for name in ["Open", "Cover"] {
      try host.tap(name)
      #expect(host.screen.texts.first == "\(model.name) true true")
      model.name = "second"
      #expect(host.screen.texts.first == "second true true")
      try host.tap("Close")
      #expect(host.screens.map(\.kind) == [.window])
    }
  }

  @Test func `an unrelated change does not evaluate a sheet's content`() throws {
    struct Other: View {
      let model: Model
      var body: some View { Text("\(model.count)") }
    }
    struct Presenting: View {
      let model: Model
      @State private var isShown = true
      var body: some View {
        Other(model: model).sheet(isPresented: $isShown) { Counter() }
      }
    }
    let model = Model()
    let host = HeadlessHost(Presenting(model: model))
    host.resetEvaluations()
    model.count = 1
    #expect(host.screens.first?.texts == ["1"])
    #expect(host.evaluations == 1)
  }

  @Test func `a sheet's content updates with the state of the presenter`() throws {
    struct Presenting: View {
      @State private var isShown = true
      @State private var count = 0
      var body: some View {
        Text("content").sheet(isPresented: $isShown) {
          Text("\(count)")
          Button("Add") { count += 1 }
        }
      }
    }
    let host = HeadlessHost(Presenting())
    try host.tap("Add")
    #expect(host.sheet?.texts.first == "1")
    host.resetEvaluations()
    try host.tap("Add")
    #expect(host.sheet?.texts.first == "2")
    #expect(host.evaluations == 0)
  }
}
