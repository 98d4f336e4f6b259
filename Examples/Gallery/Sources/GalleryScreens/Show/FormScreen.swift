import RecourseTestServer
import RecourseUI
import SwiftUI

/// A form whose fields show their own errors.
///
/// Sign up with empty fields and watch: each field shows its own error, and the first one takes the
/// focus. An alert presents the error of the switch, which has no field for it. An error disappears
/// when its value changes, because it is no longer true.
struct FormScreen: View {
  @State private var model = SignUpModel()

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $model.signUp.name)
          .errorField(\.name, of: model.signUp)
        TextField("Email", text: $model.signUp.email)
          .errorField(\.email, of: model.signUp)
        SecureField("Password", text: $model.signUp.password)
          .errorField(\.password, of: model.signUp)
        // Without errorField, so that an alert presents the error of this field.
        Toggle("I accept the terms", isOn: $model.signUp.acceptsTerms)
      } header: {
        Text("A New Account")
      } footer: {
        Text(
          """
          Sign up with empty fields: each field shows its own error, the first one takes the focus, \
          and an alert presents the error that no field shows. An error disappears when its value \
          changes or the sign-up succeeds.
          """)
      }
      Section("Try It") {
        ExplainedRow(
          "The sign-up", "Each field shows its own error: ThrowingButton, errorField(_:of:).",
          code: "TextField(\"Name\"", "func validate"
        ) {
          ThrowingButton("Sign Up") { try await model.submit() }
        }
        CapabilityRow(
          title: "An address in use",
          explanation: "Fills the form in; the server then refuses the address, at its field.",
          button: "Fill In", isEnabled: model.signUp != SignUpModel.refused, code: "func submit",
          "enum SignUpError", action: model.fillIn)
        LabeledContent("Account", value: model.account ?? "None yet")
      }
    }
    .resolvesReportsOnDisappear()
  }
}

/// The value that the form edits.
struct SignUp: Equatable, Sendable {
  var name = ""
  var email = ""
  var password = ""
  var acceptsTerms = false

  /// Throws the errors of all fields, in the order of the form.
  func validate() throws {
    var errors: [FieldError] = []
    if name.isEmpty { errors.append(FieldError(\SignUp.name, "Enter your name.")) }
    if !email.contains("@") {
      errors.append(FieldError(\SignUp.email, "Enter an address such as name@example.com."))
    }
    if password.count < 8 {
      errors.append(FieldError(\SignUp.password, "Enter at least eight characters."))
    }
    if !acceptsTerms { errors.append(FieldError(\SignUp.acceptsTerms, "Accept the terms first.")) }
    if !errors.isEmpty { throw FieldErrors(errors) }
  }
}

/// The server’s refusal of a sign-up.
enum SignUpError: FieldErrorProvider {
  case emailInUse

  var fieldErrors: [FieldError] {
    [FieldError(\SignUp.email, "This address has an account already.")]
  }
}

/// A sign-up, and a server that refuses an address in use.
@MainActor
@Observable
final class SignUpModel {
  var signUp = SignUp()
  /// The name of the new account; nil before the first success.
  private(set) var account: String?

  private let server = GalleryServer {
    try LoopbackServer { request in
      .json(request.path.hasSuffix(SignUpModel.usedAddress) ? "false" : "true")
    }
  }

  /// Fills all fields in, with an address that the server refuses.
  func fillIn() { signUp = Self.refused }

  /// Validates the values, and asks the server whether the address is free.
  func submit() async throws {
    account = nil
    try signUp.validate()
    let isFree: Bool = try await server.get("addresses/\(signUp.email)")
    guard isFree else { throw SignUpError.emailInUse }
    account = signUp.name
  }

  nonisolated private static let usedAddress = "ada@example.com"
  nonisolated static let refused = SignUp(
    name: "Ada", email: usedAddress, password: "analytical", acceptsTerms: true)
}

#Preview { FormScreen().errorRouter(ErrorRouter(policy: .gallery)) }
