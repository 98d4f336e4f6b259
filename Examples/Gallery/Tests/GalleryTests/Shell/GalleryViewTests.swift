import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite struct GalleryViewTests {
  @Test(arguments: GalleryScreen.allCases)
  func `shows the screen that is chosen at the side`(screen: GalleryScreen) throws {
    let host = HeadlessHost(GalleryView())
    try host.screen.choose(screen.title)
    let alone = HeadlessHost(screen.content.errorRouter(ErrorRouter()))
    #expect(host.screen.buttons.map(\.title) == alone.screen.buttons.map(\.title))
    #expect(!alone.screen.buttons.isEmpty)
  }

  @Test func `explains every capability in a line`() throws {
    for screen in GalleryScreen.allCases {
      let host = HeadlessHost(GalleryView(screen: screen))
      let texts = host.screen.texts
      for button in host.screen.buttons {
        let index = try #require(texts.firstIndex(of: button.title))
        #expect(texts[..<index].last?.hasSuffix(".") == true, "\(button.title) is not explained.")
      }
    }
  }

  @Test func `starts each screen afresh`() throws {
    let host = HeadlessHost(GalleryView())
    try host.tap("Delete Draft…")
    try host.tap("Delete Draft")
    #expect(host.shows("Delete Draft"))
    try host.screen.choose("Sheets")
    try host.screen.choose("Alerts")
    #expect(host.shows("Nothing yet"))
  }
}
