import Foundation
import Observation
import RecourseTestServer
import RecourseUI

/// A client of a server that can fail or be slow, and the guards between them.
@MainActor
@Observable
final class GuardsModel {
  let server: GalleryServer
  /// The number of calls that haven’t ended.
  private(set) var running = 0

  private var calls = 0
  private var answered = 0
  private var counts: [String: Int]
  /// The length of the breaker’s latest pause; zero if the breaker has never opened.
  private var pause = Duration.zero
  private let journal: ErrorJournal
  private let clock: any Clock<Duration>
  private let atOnce = ConcurrencyLimit(2, waiting: 3)
  private let starts: RateLimit
  private let breaker: CircuitBreaker

  /// Creates a model that has sent no request yet.
  ///
  /// - Parameters:
  ///   - journal: Counts the decisions of the guards.
  ///   - clock: Measures the delays, the pauses and the intervals.
  init(journal: ErrorJournal, clock: any Clock<Duration>) {
    self.journal = journal
    self.clock = clock
    counts = journal.guardCounts["orders"] ?? [:]
    server = GalleryServer(clock: clock)
    starts = RateLimit(20, per: .seconds(10), longestWait: .seconds(2), clock: clock)
    breaker = CircuitBreaker(
      CircuitRule(minimumCalls: 3, openFor: .seconds(5), longestPause: .seconds(20)), clock: clock)
  }

  var answeredText: String { calls == 0 ? "None yet" : "\(answered) of \(calls)" }

  var breakerText: String {
    switch breaker.status {
    case .closed: "Closed"
    case .open(let date):
      """
      Open for \(pause.formatted(.units(allowed: [.seconds], width: .wide))), until \
      \(date.formatted(date: .omitted, time: .standard))
      """
    case .halfOpen: "Half-open: the next call is a probe"
    }
  }

  /// The decisions that the guards have made, each with its count on a line of its own.
  var decisionsText: String {
    let texts = GuardDecision.allCases.compactMap { decision in
      counts["\(decision)"].map { "\(decision.rawValue) \($0)" }
    }
    return texts.isEmpty ? "None yet" : texts.joined(separator: "\n")
  }

  /// Requests the orders, and counts the call.
  func load() async throws {
    (calls, running) = (calls + 1, running + 1)
    defer { running -= 1 }
    _ = try await orders()
    answered += 1
  }

  /// Requests the orders behind all guards.
  private func orders() async throws -> [Order] {
    let clock = clock
    return try await withGuardEvents(of: "orders", to: record) {
      try await withRetry(
        .constant(.milliseconds(500), maxAttempts: 3).within(.seconds(6)),
        idempotency: .idempotent, context: RetryContext(clock: clock)
      ) {
        try await atOnce.run {
          try await starts.run {
            try await breaker.run {
              try await withTimeout(.seconds(1), clock: clock) { try await server.orders() }
            }
          }
        }
      }
    }
  }

  /// Counts an event in the journal, and shows the counts.
  private nonisolated func record(_ event: GuardEvent) {
    journal.record(event)
    Task { @MainActor in
      counts = journal.guardCounts["orders"] ?? [:]
      if case .opened(let length) = event.kind { pause = length }
    }
  }
}

/// The decisions on the screen: the name of each kind of event, and a person’s words for it.
///
/// The half-open state is missing: a breaker that a view observes enters it outside of a call, and
/// sends no event.
private enum GuardDecision: String, CaseIterable {
  case retried = "Tried again", timedOut = "Timed out", refused = "Refused"
  case opened = "Breaker opened", closed = "Breaker closed", stopped = "Gave up"
}
