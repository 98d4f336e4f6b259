@_spi(Testing) import SwiftUI
import Testing

/// These types need only `import SwiftUI`, as on Apple's platforms.
@MainActor
@Suite struct ExportTests {
  @Observable
  final class Clock {
    var date = Date(timeIntervalSince1970: 0)
    let url = URL(string: "https://example.com")
  }

  @Test func `SwiftUI re-exports Foundation and Observation`() {
    let clock = Clock()
    clock.date = Date(timeIntervalSince1970: 1)
    let host = HeadlessHost(Text("\(clock.date.timeIntervalSince1970) \(clock.url?.host() ?? "")"))
    #expect(host.screen.texts == ["1.000000 example.com"])
  }
}
