import Foundation
@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct UpdateTests {
  struct Both: View {
    let model: Model
    let journal: Journal
    var body: some View {
      Text("\(model.name) \(model.count)").onChange(of: model.count) { journal.note("changed") }
    }
  }

  @Test func `several changes in one turn cause one evaluation and one frame`() async {
    let (model, journal, frames) = (Model(), Journal(), Frames())
    let graph = ViewGraph(Both(model: model, journal: journal))
    graph.renderer = frames
    graph.flush()
    for count in 1...10 { model.count = count }
    model.name = "second"
    #expect(frames.texts == [["first 0"]])
    await frames.next()
    #expect(frames.texts == [["first 0"], ["second 10"]])
    #expect(journal.entries == ["changed"])
  }

  @Test func `changes in two turns cause two frames`() async {
    let (model, frames) = (Model(), Frames())
    let graph = ViewGraph(Both(model: model, journal: Journal()))
    graph.renderer = frames
    graph.flush()
    model.count = 1
    await frames.next()
    model.count = 2
    await frames.next()
    #expect(frames.texts == [["first 0"], ["first 1"], ["first 2"]])
  }

  @Test func `a flush without a change draws no frame`() {
    let (model, frames) = (Model(), Frames())
    let graph = ViewGraph(Text("still").onChange(of: model.count) {})
    graph.renderer = frames
    graph.flush()
    graph.flush()
    #expect(frames.updates.count == 1)
  }

  @Test func `a change of state on another thread updates the view`() async {
    struct Threaded: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        Button("Start") {
          let binding = $count
          Task.detached { for number in 1...100 { binding.wrappedValue = number } }
        }
      }
    }
    let host = HeadlessHost(Threaded())
    #expect(throws: Never.self) { try host.tap("Start") }
    await host.wait { host.screen.texts.first == "100" }
  }

  @Test func `a view shows the last values of states that several threads change`() async {
    struct Contended: View {
      @State private var first = 0
      @State private var second = 0
      var body: some View {
        Text("\(first) \(second)").task {
          let bindings = [$first, $second]
          await withDiscardingTaskGroup { group in
            for binding in bindings {
              group.addTask { for number in 1...500 { binding.wrappedValue = number } }
            }
          }
        }
      }
    }
    let host = HeadlessHost(Contended())
    await host.wait { host.screen.texts == ["500 500"] }
  }

  @Test func `a change on another thread during the reader's evaluation updates the view`() async {
    struct Raced: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        let _ = changeMeanwhile()
      }

      /// Returns after another thread has written the state.
      private func changeMeanwhile() {
        guard count == 0 else { return }
        let binding = $count
        let written = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
          binding.wrappedValue = 1
          written.signal()
        }
        written.wait()
      }
    }
    let host = HeadlessHost(Raced())
    await host.wait { host.screen.texts == ["1"] }
  }

  @Test func `an equal environment value causes no redraw of the content`() {
    struct Setting: View {
      let model: Model
      var body: some View {
        VStack { Text("inside") }.environment(\.lineLimit, 2)
        Text("\(model.count)")
      }
    }
    let (model, frames) = (Model(), Frames())
    let graph = ViewGraph(Setting(model: model))
    graph.renderer = frames
    graph.flush()
    model.count = 1
    graph.flush()
    #expect(frames.updates.last?.changed.count == 1)
  }

  @Test func `the renderer receives only the changed elements`() {
    struct Row: View {
      let model: Model
      var body: some View { Text(model.name) }
    }
    let (models, frames) = ([Model(), Model()], Frames())
    let graph = ViewGraph(
      VStack {
        Row(model: models[0])
        Row(model: models[1])
      })
    graph.renderer = frames
    graph.flush()
    models[1].name = "second"
    graph.flush()
    let changed = frames.updates.last?.changed ?? []
    #expect(changed.count == 1)
    guard case .text("second") = changed.first?.element.kind else {
      Issue.record("The changed node is not the changed text.")
      return
    }
  }

  @Test func `elements keep their identity while their content changes`() {
    let model = Model()
    let graph = ViewGraph(VStack { Both(model: model, journal: Journal()) })
    let before = graph.roots.first?.children.first?.children.first
    model.count = 1
    graph.flush()
    #expect(before != nil)
    #expect(graph.roots.first?.children.first?.children.first === before)
  }

  @Test func `repeated evaluations leave no stale observers in a model`() {
    struct Row: View {
      let model: Model
      var body: some View { Text("\(model.count)") }
    }
    let model = Model()
    let host = HeadlessHost(Row(model: model))
    for count in 1...20_000 {
      model.count = count
      _ = host.evaluations
    }
    host.resetEvaluations()
    model.count = 0
    #expect(host.evaluations == 1)
  }

  @Test func `repeated evaluations leave no stale observers of an unchanged property`() {
    struct Row: View {
      let model: Model
      let count: Int
      var body: some View { Text("\(model.name) \(count)") }
    }
    struct Parent: View {
      let model: Model
      let pulse: Model
      var body: some View { Row(model: model, count: pulse.count) }
    }
    let (model, pulse) = (Model(), Model())
    let host = HeadlessHost(Parent(model: model, pulse: pulse))
    let before = residentMemory()
    for count in 1...20_000 {
      pulse.count = count
      _ = host.evaluations
    }
    #expect(host.evaluations(of: Row.self) == 20_001)
    #expect(residentMemory() - before < 8 << 20)
    model.name = "second"
    #expect(host.screen.texts == ["second 20000"])
  }
}
