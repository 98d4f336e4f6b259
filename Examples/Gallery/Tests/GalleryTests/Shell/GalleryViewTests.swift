import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct GalleryViewTests {
  @Test(arguments: GalleryScreen.allCases)
  func `shows the screen selected in the sidebar`(screen: GalleryScreen) throws {
    let host = HeadlessHost(GalleryView())
    try host.screen.choose(screen.title)
    let content = screen.content(in: .ofGallery, cart: ShoppingCartModel())
    let alone = HeadlessHost(content.errorRouter(ErrorRouter()))
    #expect(
      host.screen.buttons.map(\.title)
        == alone.screen.buttons.map(\.title) + [ReportBar.title])
    #expect(!alone.screen.buttons.isEmpty)
  }

  @Test func `the sidebar lists the groups, each above its screens`() {
    let host = HeadlessHost(GalleryView())
    let groups = GalleryScreen.Group.allCases
    let listed = ["Start"] + groups.flatMap { [$0.rawValue] + $0.screens.map(\.title) }
    #expect(Array(host.screen.texts.prefix(listed.count)) == listed)
    #expect([.start] + groups.flatMap(\.screens) == GalleryScreen.allCases)
  }

  @Test func `explains every capability in one line, the effect before the API`() {
    for screen in GalleryScreen.allCases {
      let host = HeadlessHost(GalleryView(screen: screen))
      let texts = host.screen.texts
      let titles = host.screen.buttons.map(\.title).filter { $0 != ReportBar.title }
      for title in titles {
        #expect(!title.isEmpty)
        // A button with a symbol has only an accessibility label.
        guard let index = texts.firstIndex(of: title) else { continue }
        // Buttons beside each other share a line.
        let line = texts[..<index].last { !titles.contains($0) }
        #expect(line?.hasSuffix(".") == true, "\(title) is not explained.")
        #expect(line?.beginsWithAPI == false, "\(line ?? "") begins with the API.")
      }
    }
  }

  @Test func `selecting a screen resets its state`() throws {
    let host = HeadlessHost(GalleryView(screen: .alerts))
    try host.tap("Delete Draft…")
    try host.tap("Delete Draft")
    #expect(host.shows("Delete Draft"))
    try host.screen.choose("Sheets")
    try host.screen.choose("Alerts")
    #expect(host.shows("Nothing yet"))
  }

  @Test func `the cart is kept while another screen is shown`() async throws {
    let host = HeadlessHost(GalleryView(screen: .shoppingCart))
    try host.tap("More Jam")
    await host.wait { host.shows("5 € confirmed by the shop") }
    try host.screen.choose("Sheets")
    #expect(!host.shows("5 € confirmed by the shop"))
    try host.screen.choose("Shopping Cart")
    #expect(host.shows("5 € confirmed by the shop"))
  }

  @Test func `the console shows other screens' reports and the rules behind them`() async throws {
    let router = ErrorRouter(policy: .gallery, clock: ManualClock())
    let host = HeadlessHost(GalleryView(screen: .toasts, router: router))
    try host.tap("Synchronize")
    await host.wait { host.has("Close") }
    try host.tap("Close")
    await router.journal.wait { $0[.presented] == 1 }
    try host.screen.choose("Over Sheets")
    try host.tap("Edit Profile")
    await host.wait { host.has("Save and Close") }
    try host.tap("Save and Close")
    await host.wait { host.alert != nil }
    try host.tap("OK")
    await router.journal.wait { $0[.presented] == 2 }
    try host.screen.choose("Console")
    await host.wait { host.shows("2 reported = 2 settled + 0 pending") }
    try await open("There’s no space left", on: host)
    #expect(host.sheet?.title == "Report #2")
    #expect(contains("over sheets: otherwise → alert", host))
    try host.tap("Close")
    try await open("Can’t connect to the server", on: host)
    #expect(host.sheet?.title == "Report #1")
    #expect(contains("gallery: otherwise → toast", host))
    #expect(contains("presented", host))
  }

  @Test func `the messages of a screen are removed together with the screen`() async throws {
    let router = ErrorRouter(policy: .gallery, clock: ManualClock())
    let host = HeadlessHost(GalleryView(screen: .modules, router: router))
    await host.wait { host.shows("135 €") }
    try host.screen.choose("503 Service Unavailable")
    try host.tap("Pay")
    await host.wait { host.shows("The shop is closed for a moment") }
    try host.screen.choose("Toasts")
    await host.wait { !host.shows("The shop is closed for a moment") }
    await router.journal.wait { $0.pending == 0 }
  }

  private func open(_ report: String, on host: HeadlessHost) async throws {
    await host.wait { host.screen.buttons.contains { $0.title.hasPrefix(report) } }
    host.screen.buttons.first { $0.title.hasPrefix(report) }?.press()
  }

  private func contains(_ text: String, _ host: HeadlessHost) -> Bool {
    host.screen.texts.contains { $0.contains(text) }
  }
}

extension String {
  /// Whether a name from code is in the first part of an explanation, which is about the effect.
  fileprivate var beginsWithAPI: Bool {
    // Code also contains colons, but no space after them.
    let effect = firstRange(of: ": ").map { self[..<$0.lowerBound] } ?? self[...]
    return effect.split(separator: " ").contains { word in
      word.hasPrefix(".") || word.contains("(_") || word.contains(/[a-z][A-Z]|\w\(/)
        || word == "attempt"
    }
  }
}
