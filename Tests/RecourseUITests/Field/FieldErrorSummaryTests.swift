import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Lists of the errors that fields show.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct FieldErrorSummaryTests {
  private let model = AddressModel()
  private let router = ErrorRouter()

  private func window() -> HostedWindow {
    HostedWindow(.immediate, clock: ManualClock()) {
      AddressForm(model: model).errorRouter(router)
    }
  }

  private func titles(in window: HostedWindow) -> [String] {
    window.screen.buttons.map(\.title).filter { $0 != "Save" }
  }

  @Test func `lists the errors in their order, in the words of the fields`() async throws {
    let window = window()
    #expect(titles(in: window) == [])
    try await window.tap("Save")
    await window.wait { !titles(in: window).isEmpty }
    #expect(titles(in: window) == ["Enter a city.", "Enter a name."])
    #expect(window.screen.fields.map(\.hint) == ["", "Enter a name.", "Enter a city."])
    #expect(window.isBare)
  }

  @Test func `an error leads to its field`() async throws {
    let window = window()
    try await window.tap("Save")
    await window.wait { window.screen.fields.map(\.isFocused) == [false, false, true] }
    try await window.tap("Enter a name.")
    await window.wait { window.screen.fields.map(\.isFocused) == [false, true, false] }
    try await window.tap("Enter a city.")
    await window.wait { window.screen.fields.map(\.isFocused) == [false, false, true] }
  }

  @Test func `an error disappears from the list together with that of its field`() async throws {
    let window = window()
    try await window.tap("Save")
    await window.wait { titles(in: window).count == 2 }
    try window.screen.type("Ada", into: "Name")
    await window.wait { titles(in: window) == ["Enter a city."] }
    try window.screen.type("London", into: "City")
    await window.wait { titles(in: window) == [] }
    try await window.tap("Save")
    await window.rest()
    #expect(titles(in: window) == [])
  }

  @Test func `fields of another type are not in the list`() async throws {
    let window = window()
    model.failsForNote = true
    try await window.tap("Save")
    await window.wait { window.screen.fields.first?.hint == "Enter a note." }
    #expect(titles(in: window) == [])
  }
}

private struct Address: Equatable {
  var name = ""
  var city = ""
}

private struct Note: Equatable {
  var text = ""
}

@MainActor
@Observable
private final class AddressModel {
  var address = Address()
  var note = Note()
  var failsForNote = false

  func save() throws {
    if failsForNote { throw FieldError(\Note.text, "Enter a note.") }
    _ = try accumulate(
      { if address.city.isEmpty { throw FieldError(\Address.city, "Enter a city.") } },
      { if address.name.isEmpty { throw FieldError(\Address.name, "Enter a name.") } })
  }
}

private struct AddressForm: View {
  @Bindable var model: AddressModel

  var body: some View {
    Form {
      FieldErrorSummary(for: Address.self)
      TextField("Note", text: $model.note.text).errorField(\.text, of: model.note)
      TextField("Name", text: $model.address.name).errorField(\.name, of: model.address)
      TextField("City", text: $model.address.city).errorField(\.city, of: model.address)
      ThrowingButton("Save") { try model.save() }
    }
  }
}
