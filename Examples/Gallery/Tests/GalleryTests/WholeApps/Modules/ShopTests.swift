import FeatureB
import SharedErrors
import Testing

@testable import GalleryScreens  // The shop is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ShopTests {
  private let shop = Shop()

  @Test(arguments: [
    (ServerScenario.unreachable, APIError.networkUnavailable), (.unavailable, .serviceUnavailable),
    (.malformedBody, .unreadableAnswer),
  ])
  func `maps server faults to the app’s errors`(scenario: ServerScenario, error: APIError) async {
    shop.server.scenario = scenario
    await #expect(throws: error) { try await shop.profile() }
  }

  @Test func `requires a session, which a password starts`() async throws {
    shop.server.scenario = .signedOut
    await #expect(throws: APIError.sessionExpired) { try await shop.profile() }
    await #expect(throws: SignInError.wrongPassword) { try await shop.signIn(password: "ada") }
    #expect(shop.server.scenario == .signedOut)
    try await shop.signIn(password: "lovelace")
    #expect(shop.server.scenario == .fine)
    #expect(try await shop.profile() == Shop.profile)
  }

  @Test func `a cancelled request throws a cancellation`() async {
    let request = Task { try await shop.profile() }
    request.cancel()
    let error = await #expect(throws: (any Error).self) { try await request.value }
    #expect(error?.isCancellation == true)
  }
}
