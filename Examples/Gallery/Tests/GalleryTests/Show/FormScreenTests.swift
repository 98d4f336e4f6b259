import RecourseTesting
import RecourseUI
@_spi(Testing) import SwiftUI
import Testing

@testable import GalleryScreens  // The screens are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct FormScreenTests {
  private let host = HeadlessHost(
    FormScreen().errorRouter(ErrorRouter(policy: .gallery, clock: ManualClock())))
  private let messages = [
    "Enter your name.", "Enter an address such as name@example.com.",
    "Enter at least eight characters.",
  ]

  @Test func `each field shows its error, and an alert presents the one without a field`()
    async throws
  {
    try await submitEmptyForm()
    for message in messages { #expect(host.shows(message)) }
    #expect(host.screen.fields.map(\.hint) == messages)
    #expect(host.screen.fields.map(\.isFocused) == [true, false, false])
  }

  @Test func `a changed value removes the error of its field`() async throws {
    try await submitEmptyForm()
    try host.screen.type("Grace", into: "Name")
    #expect(!host.shows(messages[0]))
    #expect(host.shows(messages[1]))
  }

  @Test func `the server's error is shown at its field, and a success removes it`() async throws {
    try host.tap("Fill In")
    try host.tap("Sign Up")
    let refusal = "This address has an account already."
    await host.wait { host.shows(refusal) }
    #expect(host.screen.fields.map(\.isFocused) == [false, true, false])
    #expect(host.screens.count == 1)
    try host.screen.type("grace@example.com", into: "Email")
    #expect(!host.shows(refusal))
    await host.wait { host.screen.buttons.first { $0.title == "Sign Up" }?.isEnabled == true }
    try host.tap("Sign Up")
    await host.wait { host.value(of: "Account") == "Ada" }
  }

  /// Signs up with empty fields, and dismisses the alert.
  private func submitEmptyForm() async throws {
    try host.tap("Sign Up")
    await host.wait { host.alert?.message == "Accept the terms first." }
    try host.tap("OK")
    await host.wait { host.screens.count == 1 }
  }
}
