import Observation
import RecourseTesting
import RecourseUI
import Testing

@_spi(Testing) import SwiftUI

/// Forms whose fields show the errors of their values.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorFieldTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let model = SignUpModel()

  init() {
    router = ErrorRouter(clock: clock)
  }

  private func window(_ behavior: SystemBehavior = .immediate) -> HostedWindow {
    HostedWindow(behavior, clock: clock) {
      SignUpForm(model: model).errorRouter(router)
        .environment(\.announce) { [model] in model.announced.append($0.text) }
    }
  }

  private func outcomes() -> [Outcome.Kind: Int] { router.journal.counts.byOutcome }

  @Test(arguments: SystemBehavior.named)
  func `each field shows its own message, and no alert appears`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = window(behavior)
    model.error = FieldErrors([
      FieldError(\SignUp.name, "Enter a name."), FieldError(\SignUp.email, "Enter an address."),
    ])
    try await window.tap("Sign Up")
    await window.wait { router.journal.counts.settled == 1 }
    await window.rest()
    #expect(window.isBare)
    #expect(window.screen.fields.map(\.hint) == ["Enter an address.", "Enter a name.", ""])
    #expect(window.texts.contains("Enter an address."))
    #expect(outcomes() == [.inlined: 1])
    #expect(try button(in: window).isEnabled)
  }

  @Test func `the first field that the error names takes the focus`() async throws {
    let window = window()
    model.error = FieldErrors([
      FieldError(\SignUp.name, "Enter a name."), FieldError(\SignUp.email, "Enter an address."),
    ])
    try await window.tap("Sign Up")
    await window.wait { window.screen.fields.contains(where: \.isFocused) }
    #expect(window.screen.fields.map(\.isFocused) == [false, true, false])
  }

  @Test func `each report is announced once, with the messages of all fields`() async throws {
    let window = window()
    model.error = FieldErrors([
      FieldError(\SignUp.name, "Enter a name."), FieldError(\SignUp.email, "Enter an address."),
    ])
    for count in 1...2 {
      try await window.tap("Sign Up")
      await window.wait { model.announced.count == count }
      await window.rest()
    }
    #expect(
      model.announced
        == ["Enter a name.\nEnter an address.", "Enter a name.\nEnter an address."])
  }

  @Test func `changing a value removes the error of its field only`() async throws {
    let window = window()
    model.error = FieldErrors([
      FieldError(\SignUp.name, "Enter a name."), FieldError(\SignUp.email, "Enter an address."),
    ])
    try await window.tap("Sign Up")
    await window.wait { window.texts.contains("Enter a name.") }
    try window.screen.type("Ada", into: "Name")
    #expect(!window.texts.contains("Enter a name."))
    #expect(window.texts.contains("Enter an address."))
  }

  @Test func `a value that changes together with the report keeps its error`() async throws {
    let window = window()
    model.error = FieldError(\SignUp.email, "Enter an address.")
    model.correctsEmail = true
    try window.screen.type(" a ", into: "Email")
    try await window.tap("Sign Up")
    await window.wait { window.texts.contains("Enter an address.") }
    await window.rest()
    #expect(model.signUp.email == "a")
    #expect(window.texts.contains("Enter an address."))
  }

  @Test(arguments: SystemBehavior.named)
  func `an alert presents only the messages that no field on screen shows`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = window(behavior)
    model.error = FieldErrors([
      FieldError(\SignUp.email, "Enter an address."), FieldError(\SignUp.age, "Enter your age."),
      FieldError(\SignUp.country, "Choose a country."),
    ])
    try await window.tap("Sign Up")
    await window.waitForAlert("Something isn’t right yet")
    #expect(window.alert?.message == "Enter your age.\nChoose a country.")
    #expect(window.alert?.buttons.map(\.title) == ["OK"])
    #expect(window.texts.contains("Enter an address."))
    try await window.tap("OK")
    await window.wait { router.journal.counts.pending == 0 }
    #expect(outcomes() == [.presented: 1])
    #expect(try button(in: window).isEnabled)
  }

  @Test func `another report of the same form replaces the earlier errors`() async throws {
    let window = window()
    model.error = FieldError(\SignUp.email, "Enter an address.")
    try await window.tap("Sign Up")
    await window.wait { window.texts.contains("Enter an address.") }
    model.error = FieldError(\SignUp.name, "Enter a name.")
    try await window.tap("Sign Up")
    await window.wait { window.texts.contains("Enter a name.") }
    #expect(!window.texts.contains("Enter an address."))
  }

  @Test func `another report of the same form replaces a toast of the earlier one`() async throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.toast) }, clock: clock)
    let window = HostedWindow(clock: clock) { SignUpForm(model: model).errorRouter(router) }
    for text in ["Enter your age.", "The age is out of range."] {
      model.error = FieldError(\SignUp.age, text)
      try await window.tap("Sign Up")
      await window.wait { window.texts.contains { $0.hasPrefix(text) } }
      await window.pass(.milliseconds(200))
    }
    #expect(!window.texts.contains { $0.hasPrefix("Enter your age.") })
    #expect(router.journal.counts.byOutcome == [.presented: 1])
  }

  @Test func `an error of another form leaves the fields alone`() async throws {
    let window = window()
    model.error = FieldError(\SignUp.email, "Enter an address.")
    try await window.tap("Sign Up")
    await window.wait { window.texts.contains("Enter an address.") }
    router.report(FieldError(\Profile.email, "The address is in use."), origin: .userAction)
    await window.waitForAlert("Something isn’t right yet")
    #expect(window.texts.contains("Enter an address."))
  }

  @Test func `the field that appeared last shows the error`() async throws {
    let sheet = SheetContext()
    let window = HostedWindow(clock: clock) {
      SignUpForm(model: model).sheet(sheet).errorRouter(router)
    }
    sheet.present { [model] in SignUpForm(model: model) }
    await window.wait { window.sheet != nil }
    model.error = FieldError(\SignUp.email, "Enter an address.")
    try await window.tap("Sign Up")
    await window.wait { window.screen.texts.contains("Enter an address.") }
    #expect(!window.texts.contains("Enter an address."))
  }

  @Test func `a field that has disappeared claims no error`() async throws {
    model.showsEmail = false
    let window = window()
    model.showsEmail = true
    await window.rest()
    model.showsEmail = false
    await window.rest()
    model.error = FieldError(\SignUp.email, "Enter an address.")
    try await window.tap("Sign Up")
    await window.waitForAlert("Something isn’t right yet")
  }

  @Test func `a field without a message shows a general text`() async throws {
    let window = window()
    model.error = FieldError(\SignUp.email)
    try await window.tap("Sign Up")
    await window.wait { window.texts.contains("What you’ve entered can’t be accepted.") }
  }

  @Test func `a wrapped error of an app's own type reaches its field`() async throws {
    let window = window()
    model.error = RequestFailed(causes: [SignUpError.emailInUse])
    try await window.tap("Sign Up")
    await window.wait { window.texts.contains("The address is in use.") }
    #expect(outcomes() == [.inlined: 1])
  }

  @Test func `a rule for an additional surface presents the whole error there too`() async throws {
    let router = ErrorRouter(
      policy: ErrorPolicy { On(.type(FieldErrors.self), .present(.alert, evenIfShown: true)) },
      clock: clock)
    let window = HostedWindow(clock: clock) { SignUpForm(model: model).errorRouter(router) }
    model.error = FieldErrors([FieldError(\SignUp.email, "Enter an address.")])
    try await window.tap("Sign Up")
    await window.waitForAlert("Something isn’t right yet")
    #expect(window.alert?.message == "Enter an address.")
    #expect(window.texts.contains("Enter an address."))
  }

  @Test func `a success of the operation removes the errors`() async throws {
    let window = window()
    model.error = FieldError(\SignUp.email, "Enter an address.")
    try await window.tap("Sign Up")
    await window.wait { window.texts.contains("Enter an address.") }
    model.error = nil
    try await window.tap("Sign Up")
    await window.wait { !window.texts.contains("Enter an address.") }
  }

  @Test func `resolving the report's event removes the errors`() async throws {
    let window = window()
    router.report(
      FieldError(\SignUp.email, "Enter an address."), origin: .userAction, resolvedBy: ["sent"])
    await window.wait { window.texts.contains("Enter an address.") }
    router.resolve("sent")
    await window.wait { !window.texts.contains("Enter an address.") }
  }

  private func button(in window: HostedWindow) throws -> ScreenButton {
    try #require(window.host.screens.first?.buttons.first { $0.title == "Sign Up" })
  }
}

private struct SignUp: Equatable {
  var email = ""
  var name = ""
  var age = 0
  var country = ""
}

private struct Profile {
  var email = ""
}

private enum SignUpError: FieldErrorProvider {
  case emailInUse

  var fieldErrors: [FieldError] { [FieldError(\SignUp.email, "The address is in use.")] }
}

private struct RequestFailed: CauseProvider {
  let causes: [any Error]
}

@MainActor
@Observable
private final class SignUpModel {
  var signUp = SignUp()
  var error: (any Error)?
  var showsEmail = true
  /// Whether the operation removes spaces from the address before it fails.
  var correctsEmail = false
  @ObservationIgnored var announced: [String] = []

  func run() throws {
    if correctsEmail { signUp.email = signUp.email.trimmingCharacters(in: .whitespaces) }
    if let error { throw error }
  }
}

private struct SignUpForm: View {
  @Bindable var model: SignUpModel

  var body: some View {
    Form {
      if model.showsEmail {
        TextField("Email", text: $model.signUp.email).errorField(\.email, of: model.signUp)
      }
      TextField("Name", text: $model.signUp.name).errorField(\.name, of: model.signUp)
      TextField("Note", text: .constant("")).errorField(\.note, of: model)
      ThrowingButton("Sign Up") { try model.run() }
    }
  }
}

extension SignUpModel {
  var note: String { "" }
}
