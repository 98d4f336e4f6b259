@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ForEachTests {
  struct Rows: View {
    @State var names: [String]
    let change: (inout [String]) -> Void

    var body: some View {
      ForEach(names, id: \.self) { Counter(title: $0) }
      Button("Change") { change(&names) }
    }
  }

  private func states(after change: @escaping (inout [String]) -> Void) throws -> [String] {
    let host = HeadlessHost(Rows(names: ["a", "b", "c"], change: change))
    try host.tap("b")
    try host.tap("c")
    try host.tap("c")
    try host.tap("Change")
    return host.screen.texts.filter { $0.contains(" ") }
  }

  @Test func `rows keep their state when a row is inserted before them`() throws {
    #expect(try states { $0.insert("new", at: 0) } == ["new 0", "a 0", "b 1", "c 2"])
  }

  @Test func `rows keep their state when a row is removed`() throws {
    #expect(try states { $0.removeFirst() } == ["b 1", "c 2"])
  }

  @Test func `rows keep their state when they are reordered`() throws {
    #expect(try states { $0.reverse() } == ["c 2", "b 1", "a 0"])
  }

  @Test func `a row that is removed and restored starts with new state`() throws {
    struct Blinking: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach(names, id: \.self) { Counter(title: $0) }
        Button("Drop") { names = ["a"] }
        Button("Restore") { names = ["a", "b"] }
      }
    }
    let host = HeadlessHost(Blinking())
    try host.tap("b")
    try host.tap("Drop")
    try host.tap("Restore")
    #expect(host.screen.texts.contains("b 0"))
  }

  @Test func `identifiable elements and ranges need no key path`() {
    struct Item: Identifiable {
      let id: Int
    }
    struct Both: View {
      var body: some View {
        ForEach([Item(id: 7)]) { Text("item \($0.id)") }
        ForEach(0..<2) { Text("number \($0)") }
      }
    }
    #expect(HeadlessHost(Both()).screen.texts == ["item 7", "number 0", "number 1"])
  }

  @Test func `after the first change, a row closure's dependency evaluates only that row`() {
    final class Made {
      var count = 0
    }
    struct Models: View {
      let models: [Model]
      let made: Made
      var body: some View {
        ForEach(Array(models.enumerated()), id: \.offset) { row in
          made.count += 1
          return Text(row.element.name)
        }
      }
    }
    let (models, made) = ([Model(), Model(), Model()], Made())
    let host = HeadlessHost(Models(models: models, made: made))
    models[1].name = "second"
    #expect(host.screen.texts == ["first", "second", "first"])
    made.count = 0
    models[2].name = "third"
    #expect(host.screen.texts == ["first", "second", "third"])
    #expect(made.count == 1)
  }

  @Test func `a change of a row's dependency evaluates only that row`() throws {
    struct Row: View {
      let model: Model
      var body: some View { Text(model.name) }
    }
    struct Models: View {
      let models: [Model]
      var body: some View {
        ForEach(Array(models.enumerated()), id: \.offset) { Row(model: $0.element) }
      }
    }
    let models = [Model(), Model(), Model()]
    let host = HeadlessHost(Models(models: models))
    host.resetEvaluations()
    models[1].name = "second"
    #expect(host.screen.texts == ["first", "second", "first"])
    #expect(host.evaluations(of: Row.self) == 1)
    #expect(host.evaluations == 1)
  }
}
