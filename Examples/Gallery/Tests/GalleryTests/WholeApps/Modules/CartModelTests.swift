import RecourseUI
import Testing

@testable import FeatureA  // The model is the module's own.
@testable import GalleryScreens  // The shop is the app's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct CartModelTests {
  private let shop = Shop()
  private let model: CartModel

  init() {
    model = CartModel(service: shop)
  }

  @Test func `removes a sold-out item from the cart, and continues`() async throws {
    try await model.load()
    #expect(model.total == 135)
    let error = await #expect(throws: CartError.self) { try await model.reserve() }
    #expect(error == .soldOut(itemID: 1))
    try model.recover(from: try #require(error))
    #expect(model.items.map(\.title) == ["Teapot", "Notebook"])
    #expect(model.lastEvent == "Lamp was sold out")
    try await model.reserve()
    try await model.pay()
    #expect(model.lastEvent == "46 € paid")
  }

  @Test func `throws a declined payment to the enclosing handler`() async throws {
    try await model.load()
    let declined = CartError.declined(amount: 135)
    await #expect(throws: declined) { try await model.pay() }
    #expect(throws: declined) { try model.recover(from: declined) }
  }

  @Test func `shows the outcome of a voucher’s error`() async {
    await #expect(throws: VoucherExpired()) { try await model.redeemVoucher() }
    model.note(.presented(action: nil))
    #expect(model.lastEvent == "The voucher: presented")
  }
}
