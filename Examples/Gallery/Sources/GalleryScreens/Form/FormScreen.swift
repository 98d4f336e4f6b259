import RecourseUI
import SwiftUI

/// A form whose fields show their own errors.
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
          "The sign-up", "ThrowingButton reports FieldErrors; .errorField shows them.",
          code: "TextField(\"Name\"", "func validate"
        ) {
          ThrowingButton("Sign Up") { try await model.submit() }
        }
        CapabilityRow(
          title: "An address in use",
          explanation: "Fills the form in; the server then refuses the address, at its field.",
          button: "Fill In", code: "func submit", "enum SignUpError", action: model.fillIn)
        LabeledContent("Account", value: model.account ?? "None yet")
      }
    }
    .withdrawsReportsOnDisappear()
  }
}

#Preview {
  FormScreen()
    .errorRouter(ErrorRouter(policy: .gallery))
}
