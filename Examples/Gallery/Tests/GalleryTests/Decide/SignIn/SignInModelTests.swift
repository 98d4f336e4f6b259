import RecourseUI
import Testing

@testable import GalleryScreens  // The models are the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct SignInModelTests {
  private let model = SignInModel()

  @Test func `the server refuses requests before a sign-in and after a sign-out`() async throws {
    #expect(await status() == 401)
    try await model.signIn()
    #expect(await status() == nil)
    model.signOut()
    #expect(await status() == 401)
    #expect(model.requests.map(\.statuses) == [[401, 200, 401], [], []])
  }

  @Test func `the requests run again only after a sign-in`() async {
    #expect(await model.askForSignIn {} == .leave)
    #expect(await model.askForSignIn { try? await model.signIn() } == .tryAgain)
    #expect(model.sheetCount == 2)
  }

  /// Returns the status with which a request fails; nil if it succeeds.
  private func status() async -> Int? {
    do {
      try await model.send("Orders")
      return nil
    } catch {
      return (error as? RequestFailed)?.statusCode
    }
  }
}
