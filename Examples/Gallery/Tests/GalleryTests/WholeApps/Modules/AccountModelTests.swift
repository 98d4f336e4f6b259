import SharedErrors
import Testing

@testable import FeatureB  // The model is the module's own.
@testable import GalleryScreens  // The shop is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct AccountModelTests {
  private let shop = Shop()
  private let model: AccountModel

  init() {
    model = AccountModel(service: shop)
  }

  @Test func `a failed load marks the profile as outdated`() async throws {
    try await model.load()
    #expect(model.profile == Shop.profile)
    shop.server.scenario = .unreachable
    let error = await #expect(throws: APIError.self) { try await model.load() }
    try model.recover(from: try #require(error))
    #expect(model.isOutOfDate)
    #expect(model.profile == Shop.profile)
    shop.server.scenario = .fine
    try await model.load()
    #expect(!model.isOutOfDate)
  }

  @Test(arguments: APIError.allCases)
  func `throws errors that concern the whole app`(error: APIError) {
    switch error {
    case .networkUnavailable, .serviceUnavailable:
      #expect(throws: Never.self) { try model.recover(from: error) }
    case .sessionExpired, .unreadableAnswer:
      #expect(throws: error) { try model.recover(from: error) }
    }
  }

  @Test func `counts the records in the shop`() async throws {
    #expect(model.countText == "Nothing counted yet")
    for kind in AccountModel.kinds { try await model.count(kind) }
    #expect(model.countText == "4 orders, 2 invoices, 7 messages")
    model.forgetCounts()
    #expect(model.countText == "Nothing counted yet")
  }
}
