import Observation
import RecourseTestServer
import RecourseUI
import SwiftUI

/// A list of which two elements fail.
///
/// The server is busy with two of 20 orders: the list shows the other 18, and a notice names the
/// two failures. Make the server available, and try again: only two more requests are sent. Pull
/// the complete list while the server is busy again, and it stays complete.
struct PartialResultsScreen: View {
  @State private var model = PartialOrdersModel()
  @State private var kept = KeptValues<Int, Order>()
  @State private var visit = 1

  var body: some View {
    SettingsBelow(height: 284) {
      ThrowingView(id: visit) { [model, kept] in
        try await withAll(PartialOrdersModel.numbers, keeping: kept) { number in
          try await model.order(number)
        }
      } content: { orders in
        List {
          Section("\(orders.count) of \(PartialOrdersModel.numbers.count) orders") {
            ForEach(orders) { LabeledContent("\($0.title)", value: $0.size) }
          }
        }
      }
    } settings: {
      Section("Try It") {
        Toggle("The server is busy with two orders", isOn: $model.isBusy)
        CapabilityRow(
          title: "A first load",
          explanation: "Shows the orders that came, and what failed: withAll(_:keeping:).",
          button: "Start Over", code: "withAll("
        ) {
          kept = KeptValues()
          model.requests = 0
          visit += 1
        }
        LabeledContent("Order requests", value: "\(model.requests)")
      }
    }
  }
}

/// A client of a server that can be busy with two of its orders.
@MainActor
@Observable
final class PartialOrdersModel {
  nonisolated static let numbers = 1...20

  var isBusy = true
  var requests = 0

  private let server = GalleryServer {
    try LoopbackServer { request in
      guard request.path.hasPrefix("/orders/") else { return ServerResponse(status: 503) }
      let number = Int(request.path.dropFirst("/orders/".count)) ?? 0
      return .encoding(Order(id: number, customer: "customer \(number)", items: number % 3 + 1))
    }
  }

  /// Requests an order, with the name of the activity for whoever reads the journal.
  func order(_ number: Int) async throws -> Order {
    requests += 1
    let folder = isBusy && (number == 7 || number == 16) ? "busy" : "orders"
    return try await withErrorContext("loading order", number) {
      try await server.get("\(folder)/\(number)")
    }
  }
}

#Preview { PartialResultsScreen().errorRouter(ErrorRouter(policy: .gallery)) }
