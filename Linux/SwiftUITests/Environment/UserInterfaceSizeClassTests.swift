@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct UserInterfaceSizeClassTests {
  private struct Reader: View {
    @Environment(\.horizontalSizeClass) private var horizontalSizeClass

    var body: some View {
      Text(horizontalSizeClass == .compact ? "compact" : "regular")
    }
  }

  @Test func `views update when the horizontal size class changes`() {
    let host = HeadlessHost(
      VStack {
        Reader()
        Counter()
      })
    #expect(host.screen.texts.first == "regular")
    host.resetEvaluations()
    host.horizontalSizeClass = .compact
    #expect(host.screen.texts.first == "compact")
    #expect(host.evaluations(of: Counter.self) == 0)
    #expect(EnvironmentValues().horizontalSizeClass == nil)
  }
}
