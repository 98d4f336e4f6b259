@_spi(Testing) import SwiftUI
import Testing

@MainActor
@Suite struct AssistanceTests {
  private struct Reader: View {
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
      Text("\(voiceOver) \(switchControl) \(reduceMotion)")
    }
  }

  @Test func `views update when the user changes an assistive setting`() {
    let host = HeadlessHost(
      VStack {
        Reader()
        Counter()
      })
    #expect(host.screen.texts.first == "false false false")
    host.resetEvaluations()
    host.assistance = [.voiceOver, .reduceMotion]
    #expect(host.screen.texts.first == "true false true")
    #expect(host.evaluations(of: Counter.self) == 0)
    host.assistance = .switchControl
    #expect(host.screen.texts.first == "false true false")
  }

  @Test func `presented views update when the user changes an assistive setting`() {
    let host = HeadlessHost(Text("a").sheet(isPresented: .constant(true)) { Reader() })
    host.assistance = .voiceOver
    #expect(host.sheet?.texts == ["true false false"])
  }
}
