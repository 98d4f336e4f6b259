import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct FloodScreenTests {
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let host: HeadlessHost

  init() {
    let model = FloodModel(clock: ManualClock(advancesBySleeping: true))
    host = HeadlessHost(FloodScreen(model: model).errorRouter(router))
  }

  @Test func `shows the messages of a flood, and resolves them`() async throws {
    try host.tap("Report 10,000")
    await host.wait { host.value(of: "Reported") == "10,000" && host.value(of: "Pending") == "50" }
    #expect(host.value(of: "Presented or pending") == "50")
    #expect(host.value(of: "Settled") == "9,950")
    await host.wait { host.shows("47 new problems") }
    #expect(host.shows("Sensor 1 doesn’t answer"))
    await host.wait { host.shows("×200") }
    try host.tap("Resolve All")
    await host.wait { host.value(of: "Pending") == "0" }
    await host.wait { !host.shows("Sensor 1 doesn’t answer") }
  }

  @Test func `retries all operations at once`() async throws {
    try host.tap("Run All")
    await host.wait { host.value(of: "Reported") == "20" && host.has("Try All Again") }
    #expect(host.value(of: "Presented or pending") == "1")
    await host.wait { host.shows("×20") }
    try host.screen.turn("The server is down", on: false)
    try host.tap("Try All Again")
    await host.wait { host.value(of: "Succeeded") == "20 of 20" }
    await host.wait { host.value(of: "Pending") == "0" }
    #expect(host.value(of: "Reported") == "20")
  }
}
