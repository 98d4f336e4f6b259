import Foundation
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorsScreenTests {
  private let host = HeadlessHost(ErrorsScreen())

  @Test func `shows an error in a view with its support code, and in an alert`() async throws {
    let title = "Can’t connect to the server"
    await host.wait { host.shows(title) }
    let texts = host.screen.texts
    let place = try #require(texts.firstIndex(of: "Support code"))
    let code = texts[place + 1]
    #expect(texts.filter { $0.contains(code) }.count == 3)  // Also in the texts to copy.
    try host.tap("Show Alert")
    #expect(host.alert?.title == title)
    #expect(host.alert.map { texts.contains($0.message) } == true)
    try host.tap("OK")
    await host.wait { host.shows("OK") }
  }

  @Test func `describes the error in the selected language`() async throws {
    await host.wait { host.shows("Support code") }
    try host.screen.choose("Arabic – العربية")
    #expect(!host.shows("Can’t connect to the server"))
    try host.tap("Show Alert")
    let arabic = ErrorDescriber(locale: Locale(identifier: "ar"))
    let expected = AlertContent(describing: URLError(.cannotConnectToHost), describer: arabic)
    #expect(host.alert?.title == expected.title)
    #expect(host.alert?.buttons.map(\.title) == expected.actions.map(\.title))
  }

  @Test func `shows the selected error`() async throws {
    try host.screen.choose("Files")
    await host.wait { host.shows("The file can’t be found") }
    try host.screen.choose("fileWriteOutOfSpace")
    await host.wait { host.shows("There’s no space left") }
  }

  @Test func `shows the error's recovery options in the view`() async throws {
    try host.screen.choose("The App’s Own")
    try host.screen.choose("RecoverableError")
    await host.wait { host.has("Sign In") }
    try host.tap("Sign In")
    #expect(host.screen.texts.filter { $0 == "Sign In" }.count == 2)
  }
}
