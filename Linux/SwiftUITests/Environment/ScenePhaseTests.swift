@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct ScenePhaseTests {
  private struct PhaseReader: View {
    @Environment(\.scenePhase) private var phase
    @State private var changes = 0

    var body: some View {
      Text("\(phase) \(changes)").onChange(of: phase) { changes += 1 }
    }
  }

  @Test func `a view reads the phase of its scene, and its changes`() {
    let host = HeadlessHost(PhaseReader())
    #expect(host.screen.texts == ["active 0"])
    host.scenePhase = .inactive
    #expect(host.screen.texts == ["inactive 1"])
    host.scenePhase = .inactive
    host.isInBackground = true
    #expect(host.screen.texts == ["background 2"])
    host.isInBackground = false
    #expect(host.screen.texts == ["active 3"])
  }

  @Test func `phases are ordered by activity`() {
    #expect(
      [ScenePhase.active, .background, .inactive].sorted() == [.background, .inactive, .active])
  }

  @Test func `the content of a sheet reads the phase of its scene`() {
    let host = HeadlessHost(Text("below").sheet(isPresented: .constant(true)) { PhaseReader() })
    host.scenePhase = .inactive
    #expect(host.sheet?.texts == ["inactive 1"])
  }
}
