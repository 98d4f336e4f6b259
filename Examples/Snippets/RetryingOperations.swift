// Retries transient failures within limits.
import Recourse

struct RequestFailed: HTTPStatusProvider {
  let statusCode: Int
  let retryAfter: RetryAfter?
}

func orders(from server: Server) async throws -> [String] {
  let answer = try await server.answer(to: "/orders")
  guard answer.statusCode == 200 else {
    throw RequestFailed(
      statusCode: answer.statusCode,
      retryAfter: answer.headers["Retry-After"].flatMap(RetryAfter.init))
  }
  return answer.lines
}

// Repeating a read is safe.
func loadOrders(from server: Server) async throws -> [String] {
  try await withRetry(.interactive, idempotency: .idempotent) {
    try await orders(from: server)
  }
}

// Repeating a payment is not: only errors that prove that nothing was paid are retried.
func pay(_ order: Order) async throws -> Receipt {
  try await withRetry(idempotency: .nonIdempotent) {
    try await order.pay()
  }
}

// The error keeps its type, and the status follows the attempts.
@MainActor
func sync(_ status: SyncStatus) async throws(SyncError) {
  let schedule = RetrySchedule.exponential(maxAttempts: 6, first: .milliseconds(500))
    .jitter(.equal)
    .attemptTimeLimit(.seconds(15))
    .within(.seconds(120))
  try await withRetry(schedule, idempotency: .idempotent, context: status.context) { progress in
    status.show(progress.phase)
  } operation: { () async throws(SyncError) in
    try await SyncError.catching { try await upload() }
  }
}

@MainActor
final class SyncStatus {
  // Shared by all requests to a server, so that an outage causes no storm of retries.
  let context = RetryContext(budget: RetryBudget(), network: .system)
  var text = ""

  func show(_ phase: RetryProgress.Phase) {
    text =
      switch phase {
      case .waiting(let delay): "Trying again in \(delay.components.seconds) s"
      case .waitingForNetwork: "Waiting for the network"
      case .trying: "Trying again"
      case .stopped: "Not synchronized"
      }
  }
}

// An app's own error states its remedy.
enum StockError: ErrorRemedyProvider {
  case soldOut, beingCounted

  var remedy: ErrorRemedy {
    switch self {
    case .soldOut: .needsUser
    case .beingCounted: .transient
    }
  }

  var retryAfter: RetryAfter? { self == .beingCounted ? .seconds(30) : nil }
}

protocol Server: Sendable {
  func answer(to path: String) async throws -> Answer
}

struct Answer {
  let statusCode: Int
  let headers: [String: String]
  let lines: [String]
}

struct Receipt {}

struct Order {
  func pay() async throws -> Receipt { Receipt() }
}

enum SyncError: CauseWrapper {
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }
}

func upload() async throws {}
