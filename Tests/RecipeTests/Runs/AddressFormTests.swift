import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// The recipe for the validation of a form.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct AddressFormTests {
  private let clock = ManualClock()
  private let router: ErrorRouter

  init() {
    router = ErrorRouter(clock: clock)
  }

  @Test func `each invalid field shows its own message, and the first one takes the focus`()
    async throws
  {
    var saved: [Address] = []
    let window = RecipeWindow(clock) {
      AddressForm { saved.append($0) }.errorRouter(router)
    }
    try await window.tap("Save")
    await window.wait { window.texts.contains("Enter a street.") }
    await window.pass()
    #expect(window.texts.contains("Enter 5 digits."))
    #expect(window.screen.fields.map(\.isFocused) == [true, false])
    #expect(window.kinds == [.window])
    #expect(saved.isEmpty)
    #expect(router.journal.counts.byOutcome == [.inlined: 1])
  }

  @Test func `a changed field loses its message, and a valid form is saved`() async throws {
    var saved: [Address] = []
    let window = RecipeWindow(clock) {
      AddressForm { saved.append($0) }.errorRouter(router)
    }
    try await window.tap("Save")
    await window.wait { window.texts.contains("Enter a street.") }
    try window.screen.type("Main Street 1", into: "Street")
    #expect(!window.texts.contains("Enter a street."))
    #expect(window.texts.contains("Enter 5 digits."))
    try window.screen.type("12345", into: "Postcode")
    try await window.tap("Save")
    await window.wait { !saved.isEmpty }
    #expect(saved == [Address(street: "Main Street 1", postcode: "12345")])
    #expect(!window.texts.contains("Enter 5 digits."))
  }
}
