import Foundation
@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(1))) struct UpdateTests {
  struct Both: View {
    let model: Model
    let journal: Journal
    var body: some View {
      Text("\(model.name) \(model.count)").onChange(of: model.count) { journal.note("changed") }
    }
  }

  @Test func `many changes in one turn are one evaluation and one frame`() async {
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

  @Test func `changes of two turns are two frames`() async {
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

  @Test func `a change that shows nothing new draws no frame`() {
    let (model, frames) = (Model(), Frames())
    let graph = ViewGraph(Text("still").onChange(of: model.count) {})
    graph.renderer = frames
    graph.flush()
    graph.flush()
    #expect(frames.updates.count == 1)
  }

  @Test func `state that another thread changes is shown`() async {
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

  @Test func `state that several threads change ends up as the last of them left it`() async {
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

  @Test func `state that another thread changes while its reader is evaluated is shown`() async {
    struct Raced: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
        let _ = changeMeanwhile()
      }

      /// Comes back when another thread has written.
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

  @Test func `an equal value in the environment draws nothing`() {
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

  @Test func `only what has changed is told to the renderer`() {
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

  @Test func `elements stay the same while their content changes`() {
    let model = Model()
    let graph = ViewGraph(VStack { Both(model: model, journal: Journal()) })
    let before = graph.roots.first?.children.first?.children.first
    model.count = 1
    graph.flush()
    #expect(before != nil)
    #expect(graph.roots.first?.children.first?.children.first === before)
  }

  @Test func `evaluations leave nothing behind in the model`() {
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

  @Test func `evaluations leave nothing behind in a model whose property stays the same`() {
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
