import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct RetryBudgetTests {
  private let clock = ManualClock()

  private func budget(capacity: Int = 10) -> RetryBudget {
    RetryBudget(capacity: capacity, clock: clock)
  }

  @Test func `allows as many retries as its capacity`() {
    let budget = budget()
    #expect((0..<20).count { _ in budget.withdraw() } == 10)
    #expect(budget.available == 0)
    #expect(!self.budget(capacity: 0).withdraw())
  }

  @Test func `ten successes return one retry, up to the capacity`() {
    let budget = budget()
    for _ in 0..<100 { budget.deposit() }
    #expect(budget.available == 10)
    while budget.withdraw() {}
    for _ in 0..<9 { budget.deposit() }
    #expect(!budget.withdraw())
    budget.deposit()
    #expect(budget.withdraw())
  }

  @Test func `refills one retry every 10 seconds, up to the capacity`() async {
    let budget = budget()
    await clock.advance(by: .seconds(3_600))
    while budget.withdraw() {}
    await clock.advance(by: .milliseconds(9_999))
    #expect(!budget.withdraw())
    await clock.advance(by: .milliseconds(1))
    #expect(budget.withdraw())
    #expect(!budget.withdraw())
    await clock.advance(by: .seconds(25))
    #expect(budget.available == 2)
    await clock.advance(by: .seconds(5))
    #expect(budget.available == 3)
    await clock.advance(by: .seconds(86_400))
    #expect(budget.available == 10)
  }

  @Test func `1,000 concurrent failures make no more retries than the budget allows`() async {
    let budget = budget()
    let requests = RetryTestLog<Void>()
    let stops = RetryTestLog<RetryStop>()
    await withTaskGroup { group in
      for _ in 0..<1_000 {
        group.addTask {
          try? await withRetry(
            .constant(.zero, maxAttempts: 5), idempotency: .idempotent,
            context: RetryContext(budget: budget, clock: clock)
          ) { progress in
            if case .stopped(let stop) = progress.phase { stops.append(stop) }
          } operation: {
            requests.append(())
            await Task.yield()
            throw RetryTestStatus(statusCode: 503)
          }
        }
      }
    }
    #expect(requests.values.count == 1_010)
    #expect(stops.values.count == 1_000)
    #expect(stops.values.contains(.budgetUsedUp))
    #expect(stops.values.allSatisfy { $0 == .budgetUsedUp || $0 == .attemptsUsedUp })
  }

  @Test func `a success after a retry refills the budget as well`() async throws {
    let budget = RetryBudget(capacity: 2, returnedBySuccess: 1, clock: clock)
    var runs = 0
    try await withRetry(
      .constant(.zero, maxAttempts: 2), idempotency: .idempotent,
      context: RetryContext(budget: budget, clock: clock)
    ) {
      runs += 1
      if runs == 1 { throw RetryTestStatus(statusCode: 503) }
    }
    #expect(runs == 2)
    #expect(budget.available == 2)
  }

  @Test func `a failure that isn't retried costs nothing`() async {
    let budget = budget(capacity: 1)
    await #expect(throws: RetryTestStatus.self) {
      try await withRetry(
        .never, idempotency: .idempotent, context: RetryContext(budget: budget, clock: clock)
      ) { throw RetryTestStatus(statusCode: 503) }
    }
    #expect(budget.available == 1)
  }

  @Test func `successful operations refill the budget`() async {
    let budget = RetryBudget(capacity: 1, returnedBySuccess: 0.5, clock: clock)
    #expect(budget.withdraw())
    for _ in 0..<2 {
      await withRetry(
        .never, idempotency: .idempotent, context: RetryContext(budget: budget, clock: clock)
      ) {}
    }
    #expect(budget.available == 1)
  }
}
