// Checks that an app retries, against a real server whose first responses fail.
import Foundation
import Recourse
import RecourseTestServer

struct OrderAPI {
  let fetch: @Sendable (URL) async throws -> Data

  func orders(from url: URL) async throws -> [String] {
    try await withRetry(.constant(.zero, maxAttempts: 3), idempotency: .idempotent) {
      try JSONDecoder().decode([String].self, from: try await fetch(url))
    }
  }
}

func checkRetries(of api: OrderAPI) async throws -> Bool {
  let server = try LoopbackServer(["/orders": .json("[]")])
  server.faults = [.first(2, .status(503))]
  let orders = try await api.orders(from: server.url.appending(path: "orders"))
  return orders.isEmpty && server.requests.count == 3
}
