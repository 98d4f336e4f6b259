@_spi(Rendering) @_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LifetimeTests {
  struct Sheeted: View {
    let model: Model
    let journal: Journal
    @State private var isShown = true
    @State private var isAlerted = true
    var body: some View {
      Text(model.name)
        .onAppear { journal.note("+window") }
        .onDisappear { journal.note("-window") }
        .sheet(isPresented: $isShown, onDismiss: { journal.note("dismissed") }) {
          Text("\(model.count)")
            .onDisappear { journal.note("-sheet") }
            .task { await never() }
            .alert("Alert", isPresented: $isAlerted) { Button("OK") { model.count += 1 } }
        }
        .task {
          await never()
          journal.note("cancelled")
        }
    }
  }

  @Test func `closing the host runs onDisappear and cancels tasks`() async {
    let journal = Journal()
    let host = HeadlessHost(Sheeted(model: Model(), journal: journal))
    await Task.yield()
    journal.clear()
    host.close()
    #expect(journal.entries.contains("-window"))
    #expect(journal.entries.contains("-sheet"))
    await host.wait { journal.entries.contains("cancelled") }
  }

  @Test func `a closed host ignores changes`() {
    let model = Model()
    let host = HeadlessHost(Sheeted(model: model, journal: Journal()))
    host.close()
    host.close()
    model.name = "second"
    #expect(host.screens.isEmpty)
  }

  @Test func `deallocating a host closes its window`() async {
    let journal = Journal()
    do {
      let host = HeadlessHost(Sheeted(model: Model(), journal: journal))
      #expect(host.screens.count == 3)
    }
    #expect(journal.entries.contains("-window"))
  }

  @Test func `a closed host releases its views and models`() async throws {
    weak var weakModel: Model?
    weak var weakHost: HeadlessHost?
    let outliving = Model()
    do {
      let model = Model()
      weakModel = model
      let host = HeadlessHost(
        VStack {
          Sheeted(model: model, journal: Journal())
          Sheeted(model: outliving, journal: Journal())
        })
      weakHost = host
      await Task.yield()
      try host.tap("OK")
      model.name = "second"
      outliving.name = "second"
      host.close()
    }
    while weakModel != nil || weakHost != nil { await Task.yield() }
    #expect(weakHost == nil)
    #expect(weakModel == nil)
  }

  @Test func `a closed graph is released with its elements`() async {
    weak var weakGraph: ViewGraph?
    weak var weakElement: ElementNode?
    let model = Model()
    do {
      let graph = ViewGraph(Sheeted(model: model, journal: Journal()))
      weakGraph = graph
      weakElement = graph.roots.last?.children.first
      #expect(weakElement != nil)
      model.name = "second"
      graph.close()
    }
    while weakGraph != nil || weakElement != nil { await Task.yield() }
    #expect(weakGraph == nil)
    #expect(weakElement == nil)
  }

  @Test func `a removed view releases its model`() throws {
    struct Holder: View {
      @State private var model: Model?
      let told: (Model) -> Void
      var body: some View {
        Button("Make") { model = Model() }
        if let model {
          Text(model.name)
            .onAppear { told(model) }
            .onChange(of: model.count) { model.name = "counted" }
          TextField("Name", text: Bindable(model).name)
        }
        Button("Drop") { model = nil }
      }
    }
    weak var weakModel: Model?
    let host = HeadlessHost(Holder { weakModel = $0 })
    try host.tap("Make")
    #expect(weakModel != nil)
    try host.tap("Drop")
    #expect(weakModel == nil)
  }
}

/// Suspends until the task is cancelled.
private func never() async {
  let endless = AsyncStream<Void> { _ in }
  for await _ in endless {}
}
