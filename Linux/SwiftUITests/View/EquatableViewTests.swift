@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct EquatableViewTests {
  /// A view that is equal to another if their visible parts are.
  private struct Shown: View, Equatable {
    let shown: Int
    let hidden: Int
    var body: some View { Text("\(shown)") }
    nonisolated static func == (a: Shown, b: Shown) -> Bool { a.shown == b.shown }
  }

  @Test func `an equatable view is evaluated only if its value differs`() throws {
    struct Owner: View {
      @State private var shown = 0
      @State private var hidden = 0
      var body: some View {
        Shown(shown: shown, hidden: hidden).equatable()
        Button("Hidden") { hidden += 1 }
        Button("Shown") { shown += 1 }
      }
    }
    let host = HeadlessHost(Owner())
    host.resetEvaluations()
    try host.tap("Hidden")
    #expect(host.evaluations(of: Shown.self) == 0)
    try host.tap("Shown")
    #expect(host.evaluations(of: Shown.self) == 1)
    #expect(host.screen.texts.first == "1")
  }
}
