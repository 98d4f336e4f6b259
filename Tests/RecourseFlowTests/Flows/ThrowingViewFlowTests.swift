import RecourseUI
import SwiftUI
import Testing

extension Flows {
  @MainActor
  @Suite struct ThrowingViewFlowTests {
    private let shop = Shop()

    @Test(arguments: FlowSystem.all)
    func `a throwing view makes one request per load, retry, refresh and return`(
      system: FlowSystem
    ) async throws {
      try await system.run { window in
        let router = window.makeRouter(sendingTo: .inline)
        await window.show(ShopPage(shop: shop).errorRouter(router))
        try await waitForRequest(1, in: window)
        #expect(window.texts.contains("Loading…"))
        shop.answer(with: .failure(PaymentError(number: 1)))
        try await waitForText("Error 1", in: window)

        try await window.tap("Try Again")
        try await waitForRequest(2, in: window)
        shop.answer(with: .success(["Tea"]))
        try await waitForText("Tea", in: window)

        try await window.tap("Refresh")
        try await waitForRequest(3, in: window)
        #expect(window.texts.contains("Tea"))
        shop.answer(with: .failure(PaymentError(number: 2)))
        try await waitForText("Error 2", in: window)
        #expect(window.texts.contains("Tea"))

        try await window.tap("Refresh")
        try await waitForRequest(4, in: window)
        shop.answer(with: .success(["Milk"]))
        try await waitForText("Milk", in: window)
        #expect(!window.texts.contains("Tea"))
        #expect(!window.texts.contains("Error 2"))

        try await window.tap("Leave")
        try await window.wait(for: "The end of the list") { !window.texts.contains("Milk") }
        await window.settle()
        #expect(shop.requests == 4)
        try await window.tap("Return")
        try await waitForRequest(5, in: window)
        #expect(!window.texts.contains("Milk"))
        shop.answer(with: .success(["Bread"]))
        try await waitForText("Bread", in: window)
        await window.settle()
        #expect(shop.requests == 5)
        #expect(router.journal.counts.byRepair == [.tryAgain: 2])
      }
    }

    private func waitForRequest(_ number: Int, in window: any Driver) async throws {
      try await window.wait(for: "Request \(number)") { shop.requests == number && shop.isLoading }
    }

    private func waitForText(_ text: String, in window: any Driver) async throws {
      try await window.wait(for: "The text \"\(text)\"") { window.texts.contains(text) }
    }
  }
}
