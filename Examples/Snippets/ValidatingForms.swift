// Shows the errors of a form's fields at the fields.
import Recourse
import RecourseUI
import SwiftUI

struct SignUp: Equatable {
  var name = ""
  var email = ""

  func validate() throws {
    var errors: [FieldError] = []
    if name.isEmpty { errors.append(FieldError(\SignUp.name, "Enter a name.")) }
    if !email.contains("@") {
      errors.append(FieldError(\SignUp.email, "Enter an address such as name@example.com."))
    }
    if !errors.isEmpty { throw FieldErrors(errors) }
  }
}

struct SignUpForm: View {
  let account: Account
  @State private var signUp = SignUp()

  var body: some View {
    Form {
      TextField("Name", text: $signUp.name).errorField(\.name, of: signUp)
      TextField("Email", text: $signUp.email).errorField(\.email, of: signUp)
      ThrowingButton("Sign Up") {
        try signUp.validate()
        try await account.signUp(signUp)
      }
    }
  }
}

struct LongSignUpForm: View {
  let account: Account
  @State private var signUp = SignUp()

  var body: some View {
    Form {
      FieldErrorSummary(for: SignUp.self)
      TextField("Name", text: $signUp.name).errorField(\.name, of: signUp)
      TextField("Email", text: $signUp.email).errorField(\.email, of: signUp)
    }
  }
}

enum SignUpError: FieldErrorProvider {
  case emailInUse

  var fieldErrors: [FieldError] { [FieldError(\SignUp.email, "The address is in use.")] }
}

final class Account: Sendable {
  func signUp(_ signUp: SignUp) async throws {
    if signUp.email == "name@example.com" { throw SignUpError.emailInUse }
  }
}
