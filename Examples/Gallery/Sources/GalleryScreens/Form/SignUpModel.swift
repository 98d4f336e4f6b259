import Foundation
import Observation
import RecourseTestServer
import RecourseUI

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

/// The state and actions of the Form screen, independent of its views: a sign-up, and its server.
@MainActor
@Observable
final class SignUpModel {
  var signUp = SignUp()
  /// The name of the new account; nil before the first success.
  private(set) var account: String?

  private let server = LocalServer {
    try LoopbackServer { request in
      .json(request.path.hasSuffix(SignUpModel.usedAddress) ? "false" : "true")
    }
  }

  /// Fills all fields in, with an address that the server refuses.
  func fillIn() {
    signUp = SignUp(
      name: "Ada", email: Self.usedAddress, password: "analytical", acceptsTerms: true)
  }

  /// Validates the values, and asks the server whether the address is free.
  func submit() async throws {
    account = nil
    try signUp.validate()
    let (data, _) = try await server.answer(at: "addresses/\(signUp.email)")
    guard try JSONDecoder().decode(Bool.self, from: data) else { throw SignUpError.emailInUse }
    account = signUp.name
  }

  nonisolated private static let usedAddress = "ada@example.com"
}
