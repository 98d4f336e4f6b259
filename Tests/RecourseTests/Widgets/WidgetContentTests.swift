import Foundation
import Recourse
import RecourseWidgets
import Testing

@Suite struct WidgetContentTests {
  private static let start = Date(timeIntervalSince1970: 1_000_000)
  private static let hours = RetrySchedule.exponential(
    maxAttempts: 4, first: .seconds(3_600), cap: .seconds(86_400)
  ).jitter(.none)

  @Test func `a success replaces the value and is reloaded after the interval`() async {
    var content = WidgetContent<Int>(at: Self.start)
    #expect(content.value == nil && content.loadDate == nil)
    #expect(content.reloadDate == Self.start)
    await content.load(every: .seconds(600), at: Self.start) { 1 }
    await content.load(every: .seconds(600), at: Self.start + 700) { 2 }
    #expect(content.value == 2)
    #expect(content.loadDate == Self.start + 700)
    #expect(content.failure == nil)
    #expect(content.reloadDate == Self.start + 1_300)
  }

  @Test func `a failure keeps the value and its date`() async {
    var content = WidgetContent(1, at: Self.start)
    await content.load(every: .seconds(600), retrying: Self.hours, at: Self.start + 100) {
      throw URLError(.timedOut)
    }
    #expect(content.value == 1)
    #expect(content.loadDate == Self.start)
    #expect(content.failure?.attempts == 1)
    #expect(content.failure?.date == Self.start + 100)
    #expect(content.reloadDate == Self.start + 100 + 3_600)
  }

  @Test func `failures follow the schedule, and a success starts it again`() async {
    var content = WidgetContent(1, at: Self.start)
    var delays: [TimeInterval] = []
    for _ in 1...5 { delays.append(await fail(&content, URLError(.timedOut))) }
    #expect(delays == [3_600, 7_200, 14_400, 21_600, 21_600])
    #expect(content.failure?.attempts == 5)
    #expect(content.failure?.date == Self.start)

    let date = content.reloadDate
    await content.load(every: .seconds(600), at: date) { 2 }
    #expect(content.failure == nil)
    #expect(await fail(&content, URLError(.timedOut)) == 3_600)
    #expect(content.failure?.date == date + 600)
  }

  @Test func `a requested delay is honored, and a short delay is extended to the budget's`()
    async
  {
    var content = WidgetContent(1, at: Self.start)
    let busy = WidgetRemedyError(remedy: .transient, retryAfter: .seconds(40_000))
    #expect(await fail(&content, busy) == 40_000)
    let broken = WidgetRemedyError(remedy: .permanent, retryAfter: .seconds(50_000))
    #expect(await fail(&content, broken) == 50_000)
    let seconds = RetrySchedule.constant(.seconds(5), maxAttempts: 9)
    #expect(await fail(&content, URLError(.timedOut), seconds) == 900)
    #expect(await fail(&content, URLError(.timedOut), .never) == 21_600)
  }

  @Test(arguments: [
    WidgetRemedyError(remedy: .permanent), WidgetRemedyError(remedy: .needsUser),
  ])
  func `an error that isn't retried pauses the reloads`(error: WidgetRemedyError) async {
    var content = WidgetContent(1, at: Self.start)
    #expect(await fail(&content, error) == 21_600)
    #expect(content.value == 1)
  }

  @Test func `a schedule's time limit counts from the first failure`() async {
    var content = WidgetContent(1, at: Self.start)
    let schedule = RetrySchedule.constant(.seconds(3_600), maxAttempts: 99)
      .within(.seconds(9_000))
    var delays: [TimeInterval] = []
    for _ in 1...3 { delays.append(await fail(&content, URLError(.timedOut), schedule)) }
    #expect(delays == [3_600, 3_600, 21_600])
  }

  @Test func `a cancellation changes nothing but an overdue reload`() async {
    var content = WidgetContent(1, at: Self.start)
    _ = await fail(&content, URLError(.timedOut))
    let before = content
    await content.load(every: .seconds(600), at: Self.start + 60) { throw CancellationError() }
    #expect(content == before)
    await content.load(every: .seconds(600), at: Self.start + 9_000) { throw URLError(.cancelled) }
    #expect(content.failure == before.failure)
    #expect(content.value == 1)
    #expect(content.reloadDate == Self.start + 9_900)
  }

  @Test func `the default schedule never exceeds WidgetKit's budget and spreads the reloads`()
    async
  {
    var firsts: Set<TimeInterval> = []
    for _ in 1...40 {
      var content = WidgetContent(1, at: Self.start)
      var delays: [TimeInterval] = []
      for _ in 1...8 { delays.append(await fail(&content, URLError(.timedOut), .widget)) }
      for (delay, planned) in zip(delays, [1_200, 2_400, 4_800, 9_600, 14_400, 14_400.0]) {
        #expect((planned * 0.8 - 1...planned * 1.2 + 1).contains(delay), "\(delays)")
      }
      #expect(delays.allSatisfy { (900...14_400).contains($0) })
      firsts.insert(delays[0])
    }
    #expect(firsts.count > 30)
  }

  @Test func `the failure has the words of the describer and survives storing`() async throws {
    let describer = ErrorDescriber().mapping(URLError.self) { _ in
      ErrorDescription(
        title: "No balance", message: "The bank is silent.", recoverySuggestion: "Wait.")
    }
    var content = WidgetContent(1, at: Self.start)
    await content.load(every: .seconds(600), describedBy: describer, at: Self.start) {
      throw URLError(.timedOut)
    }
    let data = try JSONEncoder().encode(content)
    let restored = try JSONDecoder().decode(WidgetContent<Int>.self, from: data)
    #expect(restored == content)
    let failure = try #require(restored.failure)
    #expect(failure.title == "No balance")
    #expect(failure.message == "The bank is silent.")
    #expect(failure.recoverySuggestion == "Wait.")
    #expect(failure.supportCode == describer.describe(URLError(.timedOut)).supportCode)
    #expect(failure == WidgetContent(1, failure: failure).failure)
    #expect(WidgetFailure(URLError(.timedOut), describedBy: describer).title == "No balance")
  }

  @Test func `a stored content goes on where it stopped`() async throws {
    var content = WidgetContent(1, at: Self.start)
    for _ in 1...2 { _ = await fail(&content, URLError(.timedOut)) }
    let data = try JSONEncoder().encode(content)
    var restored = try JSONDecoder().decode(WidgetContent<Int>.self, from: data)
    #expect(await fail(&restored, URLError(.timedOut)) == 14_400)
    #expect(restored.failure?.attempts == 3)
  }

  @Test func `a failure is recorded with the code that the widget shows`() async throws {
    let journal = ErrorJournal()
    var content = WidgetContent<Int>(at: Self.start)
    await content.load(every: .seconds(600), journal: journal) { throw URLError(.timedOut) }
    let record = JournalRecord(try #require(journal.entries.first))
    #expect(record.supportCode == content.failure?.supportCode)
  }

  @MainActor
  @Test func `the operation runs on the caller's actor`() async {
    var count = 0
    var content = WidgetContent<Int>()
    await content.load(every: .seconds(1)) {
      count += 1
      return count
    }
    #expect(content.value == 1)
  }

  /// Fails a reload at the planned date, and returns the delay until the next one.
  private func fail(
    _ content: inout WidgetContent<Int>, _ error: any Error, _ schedule: RetrySchedule = hours
  ) async -> TimeInterval {
    let date = content.reloadDate
    await content.load(every: .seconds(600), retrying: schedule, at: date) { throw error }
    return content.reloadDate.timeIntervalSince(date)
  }
}

struct WidgetRemedyError: ErrorRemedyProvider {
  let remedy: ErrorRemedy
  var retryAfter: RetryAfter?
}
