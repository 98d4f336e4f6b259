// Guards a server against a storm of requests, and an app against a failing server.
import Foundation
import Recourse

struct Order: Sendable {
  let number: Int
}

final class OrderService: Sendable {
  // Shared by all calls to a server for the app's lifetime: both learn from every call.
  private let breaker = CircuitBreaker()
  private let context = RetryContext(budget: RetryBudget(), network: .system)

  func orders() async throws -> [Order] {
    // Outermost: the fallback applies after every other guard has given up.
    try await withFallback {
      // Around the breaker: each attempt asks the breaker, and a retry waits until it probes.
      try await withRetry(idempotency: .idempotent, context: context) {
        // Around the time limit: the breaker counts a server that is too slow as failing.
        try await breaker.run {
          // Around the hedging: the limit covers all concurrent requests together.
          try await withTimeout(.seconds(10)) {
            // Innermost: hedging repeats the request alone, and is for reads only.
            try await withHedging(after: .seconds(2)) { try await download() }
          }
        }
      }
    } to: { error in
      log(error)
      return savedOrders()
    }
  }
}

extension OrderService {
  func pay(_ order: Order) async throws {
    try await withRetry(.interactive, idempotency: .nonIdempotent, context: context) {
      try await breaker.run {
        try await withTimeout(.seconds(10)) { try await send(order) }
      }
    }
  }
}

final class PhotoService: Sendable {
  private let downloads = ConcurrencyLimit(4)
  // The server accepts 100 requests in a minute.
  private let requests = RateLimit(100, per: .seconds(60))
  private let breaker = CircuitBreaker()

  func photo(of order: Order) async throws -> String {
    try await withRetry(idempotency: .idempotent) {
      // Inside the retry: a call that waits for its next attempt takes no one's place.
      try await downloads.run {
        // Inside the other limit: a call counts when its request starts.
        try await requests.run {
          // Inside the limits: a refusal by a limit is no failure of the server.
          try await breaker.run { try await render(order) }
        }
      }
    }
  }
}

struct HomeModel: Sendable {
  let service: OrderService
  let journal: ErrorJournal
  let metrics: Metrics

  func ordersForHome() async throws -> [Order] {
    try await withGuardEvents(of: "orders", to: journal.record) {
      try await service.orders()
    }
  }

  func retriesOfOrders() -> Int {
    let retries = journal.guardCounts["orders"]?["retried"] ?? 0
    return retries
  }

  func pay(_ order: Order) async throws {
    try await withGuardEvents(of: "payment", to: metrics.count) {
      try await service.pay(order)
    }
  }
}

struct Metrics: Sendable {
  nonisolated func count(_ event: GuardEvent) {
    print("guards.\(event.name).\(event.kind.name)")
  }
}

enum PaymentFailure: CauseWrapper {
  case declined
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}

func pay(_ order: Order) async throws(PaymentFailure) {
  try await withTimeout(.seconds(10)) { () async throws(PaymentFailure) in
    try await PaymentFailure.catching { try await send(order) }
  }
}

func thumbnail(of order: Order) async throws -> String {
  try await withTimeoutAbandoningOperation(.seconds(1)) { try await render(order) }
}

@MainActor
struct OutageModel {
  let breaker: CircuitBreaker

  var notice: String? {
    switch breaker.status {
    case .closed: nil
    case .open(let date):
      "Service unavailable, checking at \(date.formatted(date: .omitted, time: .shortened))"
    case .halfOpen: "Checking whether the service is back"
    }
  }
}

func patientBreaker() -> CircuitBreaker {
  CircuitBreaker(
    CircuitRule(failureRate: 0.8, minimumCalls: 20, openFor: .seconds(60)),
    isFailure: { error in !(error is DecodingError) && error.remedy != .needsUser })
}

func download() async throws -> [Order] { [] }
func send(_ order: Order) async throws {}
func render(_ order: Order) async throws -> String { "Order \(order.number)" }
func savedOrders() -> [Order] { [] }
func log(_ error: any Error) {}
