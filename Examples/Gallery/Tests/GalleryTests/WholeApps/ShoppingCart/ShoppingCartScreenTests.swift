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
    model = ShoppingCartModel(
      clock: clock, schedule: .exponential(maxAttempts: .max).jitter(.none))
    host = HeadlessHost(ShoppingCartScreen(model: model).errorRouter(router))
  }

  private var books: BasketBooks { model.shop.books.value }

  @Test func `shows changes at once, and confirms them`() async throws {
    await host.wait { host.shows("No pending changes") }
    try host.tap("More Jam")
    try host.tap("More Jam")
    #expect(host.shows("10 €"))
    await host.wait { host.shows("10 € confirmed by the shop") && host.shows("No pending changes") }
    try host.tap("Less Jam")
    #expect(host.shows("5 €, 2 confirmed"))
    await host.wait { host.shows("5 € confirmed by the shop") && host.shows("No pending changes") }
    try host.tap("Remove Jam")
    await host.wait { host.shows("0 € confirmed by the shop") && host.shows("No pending changes") }
    #expect(host.screen.buttons.filter { $0.title == "Less Jam" }.map(\.isEnabled) == [false])
    #expect(books.basket == Basket())
  }

  @Test func `keeps changes while offline, and sends them when online`() async throws {
    await host.wait { host.shows("No pending changes") }
    try host.screen.choose("Offline")
    try host.tap("Order Breakfast")
    await host.wait { host.shows("3 changes wait for the network") }
    #expect(host.shows("37 €"))
    #expect(host.shows("0 € confirmed by the shop"))
    try host.tap("Undo Coffee: 1 more")
    #expect(host.shows("2 changes wait for the network"))
    await clock.waitForSleeper(until: .seconds(1))
    await clock.advance(by: .seconds(1))
    await host.wait { host.shows("The shop can’t be reached. The next attempt follows in 2 s.") }
    // There is one message, and no interruption.
    #expect(host.screens.map(\.kind) == [.window])
    #expect(router.journal.counts.reported == 0)
    try host.screen.choose("All Is Well")
    try host.tap("Try Now")
    await host.wait { host.shows("28 € confirmed by the shop") && host.shows("No pending changes") }
    #expect(books.basket[.coffee] == 0)
  }

  @Test func `keeps pending changes across a restart`() async throws {
    await host.wait { host.shows("No pending changes") }
    try host.screen.choose("Offline")
    try host.tap("Order Breakfast")
    await host.wait { host.shows("3 changes wait for the network") }
    try host.tap("Restart the App")
    await host.wait { host.shows("3 changes wait for the network") }
    #expect(host.shows("37 €"))
    try host.screen.choose("All Is Well")
    await clock.waitForSleeper(until: .seconds(1))
    await clock.advance(by: .seconds(1))
    await host.wait { host.shows("37 € confirmed by the shop") }
  }

  @Test func `a change in flight during a restart is carried out once`() async throws {
    await host.wait { host.shows("No pending changes") }
    try host.screen.choose("Slow")
    try host.tap("More Jam")
    await clock.waitForSleeper(until: .seconds(2))
    try host.screen.choose("All Is Well")
    try host.tap("Restart the App")
    await host.wait { host.shows("No pending changes") && books.basket[.jam] > 0 }
    await clock.advance(by: .seconds(2))
    try host.tap("More Bread")
    await host.wait { host.shows("No pending changes") && books.basket[.bread] == 1 }
    #expect(books.basket[.jam] == 1)
    #expect(host.shows("9 € confirmed by the shop"))
  }

  @Test func `shows refusals, and offers the remaining stock`() async throws {
    await host.wait { host.shows("No pending changes") }
    try host.screen.choose("Sold Out")
    try host.tap("Order Breakfast")
    await host.wait { model.store?.state[\.refusals].count == 2 }
    await host.wait { host.alert?.title == "Jam: only 3 left" }
    try host.tap("Take 3")
    await host.wait { host.alert?.title == "Coffee is sold out" }
    #expect(host.screen.buttons.map(\.title) == ["OK"])
    try host.tap("OK")
    await host.wait { host.alert == nil && !host.shows("Refused") }
    await host.wait { host.shows("23 € confirmed by the shop") }
    #expect(books.basket[.jam] == 3)
    #expect(books.basket[.bread] == 2)
    #expect(host.shows("23 €"))
  }

  @Test func `presents an unseen refusal again after a restart`() async throws {
    await host.wait { host.shows("No pending changes") }
    model.scenario = .soldOut
    model.store?.dispatch(.change(BasketChange(.coffee, .add(1))))
    await host.wait { host.alert?.title == "Coffee is sold out" }
    #expect(host.screens.first?.texts.contains("Refused") == true)
    model.restart(reportingTo: router)
    await host.wait { host.alert?.title == "Coffee is sold out" && model.store != nil }
    try host.tap("OK")
    await host.wait { host.alert == nil && !host.shows("Refused") }
  }

  @Test func `a change sent again after a lost answer is carried out once`() async throws {
    await host.wait { host.shows("No pending changes") }
    try host.screen.choose("Responses Get Lost")
    try host.tap("Order Breakfast")
    await host.wait { host.shows("3 changes wait for an answer") }
    #expect(host.shows("Sent, but not confirmed"))
    #expect(!host.has("Undo Bread: 2 more"))
    #expect(books.basket[.bread] == 2)
    while !host.shows("No pending changes") {
      try host.tap("Try Now")
      await host.wait { host.has("Try Now") || host.shows("No pending changes") }
    }
    #expect(books.basket.total == 37)
    #expect(host.shows("37 € confirmed by the shop"))
  }

  @Test func `retries after the delay that the shop requests`() async throws {
    await host.wait { host.shows("No pending changes") }
    try host.screen.choose("Service Closed")
    try host.tap("More Bread")
    await host.wait { host.shows("1 change waits for the shop to open") }
    #expect(
      host.shows("The shop is closed for a moment. The next attempt follows in 20 s."))
    try host.screen.choose("All Is Well")
    await clock.waitForSleeper(until: .seconds(20))
    await clock.advance(by: .seconds(20))
    await host.wait { host.shows("4 € confirmed by the shop") }
  }

  @Test func `starts without the shop, and queries the basket later`() async throws {
    let model = ShoppingCartModel(clock: clock)
    model.scenario = .offline
    let host = HeadlessHost(ShoppingCartScreen(model: model).errorRouter(router))
    await host.wait { host.shows("The cart isn’t loaded yet") }
    model.scenario = .fine
    try host.tap("Try Now")
    await host.wait { host.shows("No pending changes") }
  }
}
