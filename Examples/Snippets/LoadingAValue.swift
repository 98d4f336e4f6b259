// Loads a value, retries automatically, and keeps the value after a failed reload.
import Foundation
import Recourse

struct Order: Sendable {}

func download(
  _ file: URL, onProgress: @Sendable (_ bytes: Int, _ total: Int) -> Void
) async throws -> Data { Data() }

func fetchOrders() async throws -> [Order] { [] }
func fetchOrders(of customer: Int) async throws -> [Order] { [] }

/// The content of a screen, and its loading behavior.
@MainActor
final class OrdersModel {
  private let orders: Loader<[Order]>

  /// Creates a model that reports failures to the app's router.
  init(router: ErrorRouter) {
    orders = Loader(retry: .exponential(maxAttempts: 4), router: router) { try await fetchOrders() }
  }

  /// For `.task`: runs a single load however often the screen appears, and ends with the screen.
  func appear() async {
    await orders.load()
  }

  /// For `.refreshable`: joins a run in progress, and keeps the orders in the meantime.
  func refresh() async {
    await orders.reload()
  }

  var text: String {
    switch orders.state {
    case .idle, .loading(previous: nil, _): "Loading"
    case .loaded(let orders), .loading(let orders?, _): "\(orders.count) orders"
    case .failed(let failure, previous: nil): text(of: failure)
    case .failed(let failure, let orders?): "\(orders.count) orders. \(text(of: failure))"
    }
  }

  private func text(of failure: LoadFailure) -> String {
    let title = ErrorDescriber().describe(failure.error).title
    guard let countdown = failure.countdown else { return title }
    return switch countdown.wait {
    case .seconds(let seconds): "\(title). Trying again in \(seconds) s"
    case .network: "\(title). Waiting for a connection"
    }
  }
}

/// Loads the orders of a customer, and never shows them for another customer.
@MainActor
func show(_ customer: Int, in orders: Loader<[Order]>) async {
  await orders.load(id: customer) { try await fetchOrders(of: customer) }
}

/// Creates a loader whose operation reports its progress, from any thread.
@MainActor
func downloadLoader(of file: URL) -> Loader<Data> {
  Loader { progress in
    try await download(file) { bytes, total in
      progress.report(Double(bytes) / Double(total))
    }
  }
}
