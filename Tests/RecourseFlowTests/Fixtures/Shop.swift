import Observation
import RecourseUI
import SwiftUI

/// A shop that answers a request for its orders when the flow calls `answer(with:)`.
@MainActor
@Observable
final class Shop {
  private(set) var requests = 0
  private(set) var isLoading = false
  @ObservationIgnored private var response: CheckedContinuation<[String], any Error>?

  func orders() async throws -> [String] {
    requests += 1
    isLoading = true
    defer { isLoading = false }
    return try await withCheckedThrowingContinuation { response = $0 }
  }

  func answer(with result: Result<[String], any Error>) {
    response?.resume(with: result)
    response = nil
  }
}

/// A page with the orders of a shop, which the user can leave and return to.
struct ShopPage: View {
  let shop: Shop
  @State private var isShown = true

  var body: some View {
    VStack {
      if isShown {
        ThrowingView {
          try await shop.orders()
        } content: { orders in
          OrderList(orders: orders)
        }
      }
      Button("Leave") { isShown = false }
      Button("Return") { isShown = true }
    }
  }
}

/// A list with a Refresh button, because a Mac has no gesture for refreshing.
private struct OrderList: View {
  let orders: [String]
  @Environment(\.refresh) private var refresh

  var body: some View {
    ForEach(orders, id: \.self) { Text($0) }
    Button("Refresh") { Task { await refresh?() } }
  }
}
