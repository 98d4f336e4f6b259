import Foundation
import RecourseUI
@_spi(Testing) @_spi(Rendering) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

/// The Gallery in the language of the command line.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct GalleryLanguageTests {
  @Test(arguments: ["de", "ar", "ja"])
  func `errors are in the language, on every surface`(language: String) async throws {
    let describer = ErrorDescriber(locale: Locale(identifier: language))
    let title = describer.describe(URLError(.cannotConnectToHost)).title
    #expect(title != ErrorDescriber().describe(URLError(.cannotConnectToHost)).title)
    let toasts = HeadlessHost(GalleryView(screen: .toasts, language: language))
    try toasts.tap("Synchronize")
    await toasts.wait { toasts.shows(title) }
    let alerts = HeadlessHost(GalleryView(screen: .asyncErrors, language: language))
    try alerts.tap("Connect")
    await alerts.wait { alerts.alert?.title == title }
    let inbox = HeadlessHost(GalleryView(screen: .inbox, language: language))
    try inbox.tap("Synchronize All")
    await inbox.wait { inbox.screen.texts.contains { $0.contains(connectionLost(describer)) } }
  }

  @Test(arguments: [
    ("ar", LayoutDirection.rightToLeft), ("he", .rightToLeft), ("de", .leftToRight),
  ])
  func `the layout direction is that of the language`(
    language: String, direction: LayoutDirection
  ) throws {
    let host = HeadlessHost(GalleryView(screen: .alerts, language: language))
    let row = try #require(host.screen.nodes(around: "A message").last)
    #expect(row.element.traits.layoutDirection == direction)
  }

  @Test func `without a language, errors are in the app's`() async throws {
    let host = HeadlessHost(GalleryView(screen: .toasts))
    try host.tap("Synchronize")
    await host.wait { host.shows("Can’t connect to the server") }
  }

  @Test func `a screen with a language of its own begins with that of the Gallery`() async throws {
    let describer = ErrorDescriber(locale: Locale(identifier: "de"))
    let errors = HeadlessHost(GalleryView(screen: .errors, language: "de"))
    await errors.wait { errors.shows(describer.describe(URLError(.cannotConnectToHost)).title) }
    let animals = HeadlessHost(GalleryView(screen: .animals, language: "de"))
    #expect(animals.shows("Noch kein Tier"))
    // There are no texts about animals in Japanese.
    #expect(HeadlessHost(GalleryView(screen: .animals, language: "ja")).shows("No Animal Yet"))
  }

  private func connectionLost(_ describer: ErrorDescriber) -> String {
    describer.describe(URLError(.networkConnectionLost)).title
  }
}
