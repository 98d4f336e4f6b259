@_spi(Testing) import SwiftUI
import Testing

/// `import SwiftUI` is enough for these, as on Apple's systems.
@MainActor
@Suite struct ExportTests {
  @Observable
  final class Clock {
    var date = Date(timeIntervalSince1970: 0)
    let url = URL(string: "https://example.com")
  }

  @Test func `SwiftUI brings Foundation and Observation along`() {
    let clock = Clock()
    clock.date = Date(timeIntervalSince1970: 1)
    let host = HeadlessHost(Text("\(clock.date.timeIntervalSince1970) \(clock.url?.host() ?? "")"))
    #expect(host.screen.texts == ["1.000000 example.com"])
  }
}
