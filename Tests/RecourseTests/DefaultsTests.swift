import Foundation
import Recourse
import RecourseTesting
import Testing

/// The table of all defaults, compared with the behavior of the library and with its declarations.
@Suite(.timeLimit(.minutes(5))) struct DefaultsTests {
  private let table: DefaultsTable

  init() throws {
    table = try DefaultsTable()
  }

  @Test func `the table has the default of every parameter that it names`() throws {
    let sources = try DefaultsTable.sources()
    var compared = 0
    for row in table.rows {
      for parameter in row.parameters {
        let declared = try sources.flatMap { try parameter.defaults(in: $0) }
        #expect(!declared.isEmpty, "no declaration of \(parameter)")
        guard let number = row.numbers.first else { continue }
        for text in declared where text.contains(where: \.isNumber) {
          #expect(DefaultsTable.numbers(in: text).first == number, "\(parameter) is \(text)")
          compared += 1
        }
      }
    }
    #expect(compared > 20)
  }

  @Test func `schedules make as many attempts as the table says`() throws {
    #expect(try table["attempts of `withRetry`"] == [Double(RetrySchedule.standard.maxAttempts)])
    let interactive = try table["attempts of ``RetrySchedule/interactive``"]
    #expect(interactive == [Double(RetrySchedule.interactive.maxAttempts), 10])
    let background = try table["attempts of ``RetrySchedule/background``"]
    #expect(background == [Double(RetrySchedule.background.maxAttempts), 15])
    #expect(RetrySchedule.never.maxAttempts == 1)
  }

  @Test func `schedules wait as long as the table says`() async throws {
    let exponential = await delays(of: .exponential(maxAttempts: 8).jitter(.none))
    let first = try #require(table["first delay of an exponential schedule"].first)
    let factor = try #require(table["factor of each further delay"].first)
    let longest = try #require(table["longest delay of a schedule"].first)
    #expect(exponential == (0..<7).map { min(first * pow(factor, Double($0)), longest) })

    // The time limit sleeps beside the delays, so no sleep may advance this clock.
    let clock = ManualClock()
    let (waits, wait) = AsyncStream.makeStream(of: Duration.self)
    Task {
      await fail(.background.jitter(.none), RetryContext(clock: clock)) { progress in
        if case .waiting(let delay) = progress.phase { wait.yield(delay) }
      }
      wait.finish()
    }
    var background: [Double] = []
    for await delay in waits {
      background.append(delay / .seconds(1))
      await clock.waitForSleeper(until: clock.now.offset + delay)
      await clock.advance(by: delay)
    }
    try #require(background.count > 2)
    let values = try table["delays of the background schedule"]
    #expect(values == [background[0], background.max(), background[1] / background[0], 20])
  }

  @Test func `a budget has the tokens of the table, and time returns one`() async throws {
    let clock = ManualClock()
    let budget = RetryBudget(clock: clock)
    let tokens = try #require(table["tokens of a budget"].first)
    #expect(Double(budget.available) == tokens)

    let schedule = RetrySchedule.constant(.zero, maxAttempts: 100)
    await fail(schedule, RetryContext(budget: budget))
    #expect(budget.available == 0)
    let refill = try #require(table["time after which a token returns"].first)
    await clock.advance(by: .seconds(refill) - .milliseconds(1))
    #expect(budget.available == 0)
    await clock.advance(by: .milliseconds(1))
    #expect(budget.available == 1)
  }

  @Test func `a breaker opens and probes as the table says`() async throws {
    let clock = ManualClock()
    let breaker = CircuitBreaker(clock: clock)
    let calls = try #require(table["calls below which a breaker stays closed"].first)
    for number in 1...Int(calls) {
      #expect(breaker.state == .closed, "open after \(number - 1) calls")
      await #expect(throws: DefaultError.self) { try await breaker.run { throw DefaultError.any } }
    }
    let open = try #require(table["time for which a breaker is open"].first)
    await clock.advance(by: .seconds(open) - .milliseconds(1))
    #expect(breaker.state != .closed && breaker.state != .halfOpen)
    await clock.advance(by: .milliseconds(1))
    #expect(breaker.state == .halfOpen)
    #expect(try table["longest pause of a breaker"] == [CircuitRule().longestPause / .seconds(1)])
  }

  @MainActor
  @Test func `limits let as many calls wait, and for as long, as the table says`() async throws {
    let room = Int(try #require(table["calls that wait for a concurrency limit"].first))
    let concurrency = ConcurrencyLimit(1)
    let gate = TaskGate()
    let calls = (0...room).map { _ in Task { try await concurrency.run { await gate.wait() } } }
    await Task { @MainActor in }.value
    await #expect(throws: CallLimitError.self) { try await concurrency.run {} }
    for call in calls.dropFirst() { call.cancel() }
    gate.open()
    for call in calls { _ = await call.result }

    let wait = Duration.seconds(try #require(table["longest wait for a rate limit"].first))
    for excess in [Duration.zero, .milliseconds(1)] {
      let clock = ManualClock(advancesBySleeping: true)
      let rate = RateLimit(1, per: wait + excess, clock: clock)
      try await rate.run {}
      #expect(await thrownError { try await rate.run {} } is CallLimitError == (excess > .zero))
    }
  }

  @Test func `a journal keeps the entries and the breadcrumbs of the table`() throws {
    let journal = ErrorJournal()
    let steps = try #require(table["breadcrumbs of an entry"].first)
    for number in 0...Int(steps) { journal.addBreadcrumb("step \(number)") }
    let length = try #require(table["length of a breadcrumb"].first)
    journal.addBreadcrumb(text(Int(length) + 1))
    journal.addBreadcrumb(text(Int(length)))
    let kept = try #require(table["settled entries of a journal"].first)
    for _ in 0...Int(kept) { journal.record(DefaultError.any) }

    #expect(journal.entries.count == Int(kept))
    let breadcrumbs = JournalRecord(try #require(journal.entries.first)).breadcrumbs
    #expect(breadcrumbs.count == Int(steps))
    #expect(breadcrumbs.map { $0.hasSuffix(text(Int(length))) }.suffix(2) == [false, true])
  }

  @Test func `a description has the lengths of the table`() throws {
    let title = Int(try #require(table["length of a title"].first))
    let message = Int(try #require(table["length of a message"].first))
    for excess in 0...1 {
      let long = (title: text(title + excess), message: text(message + excess))
      let description = ErrorDescriber().mapping(DefaultError.self) { _ in
        ErrorDescription(title: long.title, message: long.message)
      }
      .describe(DefaultError.any)
      #expect((description.title == long.title) == (excess == 0))
      #expect((description.message == long.message) == (excess == 0))
    }
  }

  @MainActor
  @Test func `the inbox has room for the problems of the table`() throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.inbox) })
    let room = try #require(table["problems in the inbox"].first)
    for number in 0..<Int(room) + 50 {
      router.report(NSError(domain: "Defaults", code: number), origin: .userAction)
    }
    #expect(Double(router.inbox.entries.count) == room + 1)
  }

  @MainActor
  @Test func `as many problems interrupt a person in a minute as the table says`() throws {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.alert) }, clock: ManualClock())
    let interruptions = try #require(table["interruptions of a person"].first)
    for number in 0..<20 {
      router.report(NSError(domain: "Defaults", code: number), origin: .background)
    }
    #expect(Double(router.inbox.entries.count) == 20 - interruptions)
  }

  private func text(_ length: Int) -> String {
    String(repeating: "a", count: length)
  }

  /// Returns the delays of a schedule, in seconds, before it gives up.
  private func delays(of schedule: RetrySchedule) async -> [Double] {
    var delays: [Double] = []
    await fail(schedule, RetryContext(clock: ManualClock(advancesBySleeping: true))) { progress in
      if case .waiting(let delay) = progress.phase { delays.append(delay / .seconds(1)) }
    }
    return delays
  }

  private func fail(
    _ schedule: RetrySchedule, _ context: RetryContext,
    onProgress: (RetryProgress) -> Void = { _ in }
  ) async {
    _ = try? await withRetry(
      schedule, idempotency: .idempotent, context: context, onProgress: onProgress
    ) {
      throw DefaultError.any
    }
  }
}

private enum DefaultError: Error {
  case any
}
