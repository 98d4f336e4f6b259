@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct CycleTests {
  struct Endless: View {
    let model: Model
    @State private var isOn = false
    @State private var count = 0
    var body: some View {
      Text("\(count)")
        .onChange(of: count) { if isOn { count += 1 } }
      Text(model.name)
      Button("Start") {
        isOn = true
        count += 1
      }
      Button("Stop") { isOn = false }
    }
  }

  @Test func `an update stops when views change each other endlessly`() async throws {
    let model = Model()
    let host = HeadlessHost(Endless(model: model))
    try host.tap("Start")
    let rounds = host.evaluations(of: Endless.self)
    #expect(rounds > 100)
    for _ in 0..<10 { await Task.yield() }
    #expect(host.evaluations(of: Endless.self) - rounds < 1_000)
  }

  @Test func `views update again after the end of a cycle`() throws {
    let model = Model()
    let host = HeadlessHost(Endless(model: model))
    try host.tap("Start")
    try host.tap("Stop")
    model.name = "second"
    #expect(host.screen.texts.contains("second"))
    let evaluations = host.evaluations
    _ = host.screen
    #expect(host.evaluations == evaluations)
  }
}
