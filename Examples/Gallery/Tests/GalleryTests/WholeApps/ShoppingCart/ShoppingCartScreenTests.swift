import Foundation
import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ShoppingCartScreenTests {
  private let clock = ManualClock()
  private let router = ErrorRouter(policy: .gallery, clock: ManualClock())
  private let model: ShoppingCartModel
  private let host: HeadlessHost

  init() {
    model = ShoppingCartModel(clock: clock)
    host = HeadlessHost(ShoppingCartScreen(model: model).errorRouter(router))
  }

  @Test func `shows changes at once, and confirms them`() async throws {
    try host.tap("More Jam")
    try host.tap("More Jam")
    #expect(host.shows("10 €"))
    #expect(host.shows("5 €, 0 confirmed"))
    await host.wait { host.shows("10 € confirmed by the shop") && host.shows("No pending changes") }
    try host.tap("Less Jam")
    #expect(host.shows("5 €, 2 confirmed"))
    await host.wait { host.shows("5 € confirmed by the shop") && host.shows("No pending changes") }
    try host.tap("More Jam")
    try host.tap("Remove Jam")
    #expect(host.shows("Jam: 2 fewer"))
    await host.wait { host.shows("0 € confirmed by the shop") && host.shows("No pending changes") }
    #expect(host.screen.buttons.filter { $0.title == "Less Jam" }.map(\.isEnabled) == [false])
  }

  @Test func `keeps changes while offline, and sends them when online`() async throws {
    try host.screen.choose("Offline")
    try host.tap("Order Breakfast")
    await host.wait { host.has("Try Now") }
    #expect(host.shows("Pending changes: 3"))
    #expect(host.shows("37 €"))
    #expect(host.shows("0 € confirmed by the shop"))
    try host.tap("Undo Coffee: 1 more")
    #expect(host.shows("Pending changes: 2"))
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(1))
    await host.wait { host.shows("The shop can’t be reached. The next attempt follows in 2 s.") }
    // There is one message, and no interruption.
    #expect(host.screens.map(\.kind) == [.window])
    #expect(router.journal.counts.reported == 0)
    try host.screen.choose("All is well")
    try host.tap("Try Now")
    await host.wait { host.shows("28 € confirmed by the shop") && host.shows("No pending changes") }
  }

  @Test func `keeps pending changes across a restart`() async throws {
    try host.screen.choose("Offline")
    try host.tap("Order Breakfast")
    await host.wait { host.has("Try Now") }
    try host.tap("Restart the App")
    #expect(host.shows("Pending changes: 3"))
    #expect(host.shows("37 €"))
    await host.wait { host.has("Try Now") }
    try host.screen.choose("All is well")
    try host.tap("Try Now")
    await host.wait { host.shows("37 € confirmed by the shop") }
  }

  @Test func `a change in flight during a restart is carried out once`() async throws {
    try host.screen.choose("Slow")
    try host.tap("More Jam")
    await clock.waitForSleeper(until: .seconds(2))
    try host.screen.choose("All is well")
    try host.tap("Restart the App")
    await host.wait { host.shows("5 € confirmed by the shop") }
    await clock.advance(by: .seconds(2))
    try host.tap("More Bread")
    await host.wait { host.shows("9 € confirmed by the shop") }
  }

  @Test func `presents refusals, and offers the remaining stock`() async throws {
    try host.screen.choose("Sold out")
    try host.tap("Order Breakfast")
    await host.wait { host.alert?.title == "Jam: only 3 left" }
    try host.tap("Take 3")
    await host.wait { host.alert?.title == "Coffee is sold out" }
    #expect(host.screen.buttons.map(\.title) == ["OK"])
    try host.tap("OK")
    await host.wait { host.alert == nil && host.shows("23 € confirmed by the shop") }
    #expect(host.shows("23 €"))
  }

  @Test func `offers the remaining stock only if it exceeds the confirmed quantity`() async throws {
    for _ in 0..<3 { try host.tap("More Jam") }
    await host.wait { host.shows("15 € confirmed by the shop") }
    try host.screen.choose("Sold out")
    try host.tap("More Jam")
    await host.wait { host.alert?.title == "Jam: only 3 left" }
    #expect(host.screen.buttons.map(\.title) == ["OK"])
  }

  @Test func `presents an unseen refusal again after a restart`() async throws {
    try host.screen.choose("Sold out")
    try host.tap("More Coffee")
    await host.wait { host.alert?.title == "Coffee is sold out" }
    model.close()
    model.open(reportingTo: router)
    await host.wait { host.alert?.title == "Coffee is sold out" }
    try host.tap("OK")
    await host.wait { host.alert == nil && model.store?.state.refusals == [] }
  }

  @Test func `a change sent again after a lost answer is carried out once`() async throws {
    try host.screen.choose("Responses get lost")
    try host.tap("Order Breakfast")
    await host.wait { host.has("Try Now") }
    #expect(host.shows("Sent, but not confirmed"))
    #expect(!host.has("Undo Bread: 2 more"))
    while !host.shows("No pending changes") {
      try host.tap("Try Now")
      await host.wait { host.has("Try Now") || host.shows("No pending changes") }
    }
    #expect(host.shows("37 € confirmed by the shop"))
  }

  @Test func `retries after the delay that the shop requests`() async throws {
    try host.screen.choose("Service closed")
    try host.tap("More Bread")
    await host.wait {
      host.shows("The shop is closed for a moment. The next attempt follows in 20 s.")
    }
    try host.screen.choose("All is well")
    await clock.waitForSleeper(until: .seconds(20))
    await clock.advance(by: .seconds(20))
    await host.wait { host.shows("4 € confirmed by the shop") }
  }

  @Test func `removes its file when deallocated`() throws {
    var model: ShoppingCartModel? = ShoppingCartModel(clock: clock)
    let file = try #require(model?.file)
    try Data().write(to: file)
    model = nil
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }
}
