import RecourseTesting
import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SignUpModelTests {
  private let model = SignUpModel()

  @Test func `empty values throw an error for each field, in the order of the form`()
    async throws
  {
    let error = await #expect(throws: FieldErrors.self) { try await model.submit() }
    let fields: [AnyKeyPath] = [
      \SignUp.name, \SignUp.email, \SignUp.password, \SignUp.acceptsTerms,
    ]
    #expect(error?.fieldErrors.map(\.field) == fields)
    #expect(model.account == nil)
  }

  @Test func `the server refuses an address in use, at its field`() async throws {
    model.fillIn()
    let error = await #expect(throws: SignUpError.self) { try await model.submit() }
    #expect(error?.fieldErrors.map(\.field) == [\SignUp.email])
  }

  @Test func `a free address makes an account`() async throws {
    model.fillIn()
    model.signUp.email = "grace@example.com"
    try await model.submit()
    #expect(model.account == "Ada")
  }
}
