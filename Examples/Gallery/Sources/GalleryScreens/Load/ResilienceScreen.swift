import RecourseUI
import SwiftUI

/// Retries without a retry storm.
///
/// Turn the server off, send requests and watch: the breaker opens, and the retry budget runs out.
/// Both protect a server that may be down, because each further attempt adds to its load. The chart
/// compares the attempts with those of a client that repeats each failed request at once.
struct ResilienceScreen: View {
  @State private var model: ResilienceModel

  /// Creates the screen of a model; the default model has sent no request yet.
  init(model: ResilienceModel = ResilienceModel()) { _model = State(initialValue: model) }

  var body: some View {
    Form {
      Section("Try It") {
        Toggle("The server is down", isOn: $model.isServerDown)
        CapabilityRow(
          title: "A burst",
          explanation: "Up to five attempts per request, until the breaker opens: withRetry.",
          button: "Send 20 Requests", isEnabled: model.burst == nil, code: "func send("
        ) {
          model.sendBurst()
        }
        LabeledContent("Circuit breaker", value: model.circuitText)
        LabeledContent("Retry budget", value: "\(model.budget.available) of 30 retries")
        let totals = model.traffic.shown.totals
        LabeledContent("Requests", value: totals.results)
        LabeledContent(
          "At the server",
          value: "\(totals.load) attempts, without Recourse \(totals.unprotectedLoad)")
      }
      Section("The Last 20 Seconds") { TrafficChart(traffic: model.traffic.shown) }
    }
    .task(id: model.burst) { await model.followTime() }
    .onDisappear { model.burst?.cancel() }
  }
}

/// Bursts of requests to a server that a circuit breaker and a retry budget protect.
@MainActor
@Observable
final class ResilienceModel {
  var isServerDown = false { didSet { server.faults = isServerDown ? .refuse : [] } }
  let traffic: TrafficRecorder
  let budget: RetryBudget
  private(set) var burst: Task<Void, Never>?
  private let breaker: CircuitBreaker
  private let clock: any Clock<Duration>
  private let server = GalleryServer()

  init(
    clock: any Clock<Duration> = ContinuousClock(), now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.clock = clock
    traffic = TrafficRecorder(clock: clock)
    budget = RetryBudget(capacity: 30, refillInterval: .seconds(1), clock: clock)
    // Pauses that don't grow, so that a person sees the recovery soon after the server's.
    breaker = CircuitBreaker(
      CircuitRule(openFor: .seconds(8), longestPause: .seconds(8)), clock: clock, now: now)
  }

  var circuitText: String {
    switch breaker.status {
    case .closed: "Closed"
    case .open(let date):
      "Service unavailable, checking at \(date.formatted(date: .omitted, time: .standard))"
    case .halfOpen: "Probing"
    }
  }

  /// Sends 20 requests with Recourse and 20 without.
  func sendBurst(pace: Duration = .milliseconds(50)) {
    guard burst == nil else { return }
    traffic.startOver()
    burst = Task {
      await withTaskGroup { group in
        for number in 1...20 {
          traffic.count(.sent)
          group.addTask { await self.send(number) }
          group.addTask { await self.sendUnprotected() }
          if (try? await clock.sleep(for: pace)) == nil { break }
        }
      }
      traffic.show()
      burst = nil
    }
  }

  private func send(_ number: Int) async {
    do {
      _ = try await withRetry(
        .exponential(maxAttempts: 5, first: .milliseconds(500), cap: .seconds(4)),
        idempotency: .idempotent, context: RetryContext(budget: budget, clock: clock)
      ) { progress in
        if case .waiting = progress.phase { traffic.wait(number) } else { traffic.endWait(number) }
      } operation: {
        try await traffic.attempt { try await breaker.run { try await server.orders() } }
      }
    } catch {
      if !error.isCancellation { traffic.count(.givenUp) }
    }
  }

  /// Repeats a request at once, without a delay, a budget or a breaker.
  private func sendUnprotected() async {
    for _ in 1...5 where !Task.isCancelled {
      if (try? await traffic.unprotectedAttempt { try await server.orders() }) != nil { return }
    }
  }

  /// Updates the chart and the budget, until neither can change any more.
  func followTime() async {
    await traffic.follow { burst != nil || budget.available < 30 }
  }
}

#Preview { ResilienceScreen() }
