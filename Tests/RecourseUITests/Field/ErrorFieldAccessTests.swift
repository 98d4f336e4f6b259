import RecourseTesting
import RecourseUI
import Testing

@_spi(Rendering) @_spi(Testing) import SwiftUI

/// What assistive technology reads of a field's error, whatever happens around the field.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct ErrorFieldAccessTests {
  private let clock = ManualClock()
  private let router: ErrorRouter
  private let alert = AlertContext()
  private let model = AccountModel()

  init() {
    router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: clock)
  }

  private func window(_ behavior: SystemBehavior) -> HostedWindow {
    HostedWindow(behavior, clock: clock) {
      AccountForm(model: model).alert(alert).errorRouter(router)
    }
  }

  private func hint(of field: String, in window: HostedWindow) throws -> String? {
    let root = try #require(window.host.screens.first)
    return root.nodes(around: field).compactMap(\.element.traits.accessibility.hint)
      .first { !$0.isEmpty }
  }

  @Test(arguments: SystemBehavior.named)
  func `a field keeps its hint after an alert and after another field's message has gone`(
    _ behavior: SystemBehavior
  ) async throws {
    let window = window(behavior)
    router.report(
      FieldErrors([
        FieldError(\Account.name, "Enter a name."), FieldError(\Account.email, "Enter an address."),
      ]), origin: .userAction)
    await window.wait { window.texts.contains("Enter an address.") }
    #expect(try hint(of: "Email", in: window) == "Enter an address.")
    alert.present(AlertContent(title: "Saved"))
    await window.waitForAlert("Saved")
    try await window.tap("OK")
    await window.wait { window.isBare }
    #expect(try hint(of: "Email", in: window) == "Enter an address.")
    #expect(try hint(of: "Name", in: window) == "Enter a name.")
    model.account.name = "Ada"
    await window.wait { !window.texts.contains("Enter a name.") }
    #expect(try hint(of: "Name", in: window) == nil)
    #expect(try hint(of: "Email", in: window) == "Enter an address.")
  }
}

private struct Account: Equatable {
  var name = ""
  var email = ""
}

@MainActor
@Observable
private final class AccountModel {
  var account = Account()
}

private struct AccountForm: View {
  @Bindable var model: AccountModel

  var body: some View {
    Form {
      TextField("Name", text: $model.account.name).errorField(\.name, of: model.account)
      TextField("Email", text: $model.account.email).errorField(\.email, of: model.account)
    }
  }
}
