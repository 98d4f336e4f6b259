import Foundation
import Observation
import Recourse
import RecourseTesting
import Testing

@testable import RecourseConsole  // The model is the console's own.

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ConsoleModelTests {
  private let journal = ErrorJournal()
  private let clock = ManualClock()

  @Test func `following a journal includes earlier and later reports`() async {
    journal.reportEach(1...2, as: .logged)
    let (model, task) = following()
    await valueOf { model.numbers == [2, 1] }
    await clock.waitForSleeper(until: ConsoleModel.pace)
    journal.report(1)
    await clock.advance(by: ConsoleModel.pace)
    await valueOf { model.numbers == [3, 2, 1] }
    #expect(model.counts.reported == 3)
    #expect(model.counts.reported == model.counts.settled + model.counts.pending)
    task.cancel()
    await task.value
    #expect(clock.sleepers == 0)
  }

  @Test func `a flood of 5,000 reports is one update, and the row count stays bounded`() async {
    let (model, task) = following()
    journal.report(1)
    await valueOf { model.groups.count == 1 }
    await clock.waitForSleeper(until: ConsoleModel.pace)
    let updates = Updates { model.groups }
    await withTaskGroup { group in
      for _ in 0..<10 {
        group.addTask { [journal] in _ = journal.reportEach(1...500, as: .logged) }
      }
    }
    #expect(updates.count == 0)
    await clock.advance(by: ConsoleModel.pace)
    await valueOf { model.counts.reported == 5_001 }
    #expect(updates.count == 1)
    #expect(model.groups.count == ConsoleModel.page)
    // The journal keeps 500 settled entries, and the pending one.
    #expect(model.kept == 501)
    for _ in 0..<20 { model.showMore() }
    #expect(model.groups.reduce(0) { $0 + $1.group.count } == 501)
    #expect(!model.hasMore)
    task.cancel()
  }

  @Test func `the counts of all rows add up to the number of entries in the journal`() async {
    let lead = journal.report(1)[0]
    journal.report(300, as: .coalesced(into: lead.id))
    journal.report(300, as: .logged)
    journal.reportEach(1...20, as: .handled)
    let (model, task) = following()
    await valueOf { !model.groups.isEmpty }
    #expect(model.groups.count == 22)
    #expect(model.groups.reduce(0) { $0 + $1.group.count } == journal.entries.count)
    // The rows also count the forgotten reports that were coalesced into their entries.
    #expect(model.groups.reduce(0) { $0 + $1.group.reported } == journal.counts.reported)
    // A filter selects rows, and never changes their counts.
    let before = model.groups
    model.filter.outcome = .kind(.coalesced)
    #expect(model.groups == before.filter { $0.id.outcome == nil })
    model.filter = ConsoleFilter(text: "locked")
    #expect(model.groups == before.filter { $0.id.outcome != .handled })
    task.cancel()
  }

  @Test func `following again picks up the reports made in between`() async {
    let (model, first) = following()
    journal.reportEach(1...2)
    await valueOf { model.groups.count == 2 }
    first.cancel()
    await first.value
    journal.report(1, as: .handled)
    let second = Task { await model.follow(by: clock) }
    await valueOf { model.numbers == [3, 2, 1] }
    second.cancel()
  }

  @Test func `showMore adds one page, and a new filter returns to the first page`() async {
    journal.reportEach(1...120)
    let (model, task) = following()
    await valueOf { !model.groups.isEmpty }
    #expect(model.numbers == Array((71...120).reversed()))
    #expect(model.hasMore)
    model.showMore()
    #expect(model.groups.count == 100)
    model.showMore()
    #expect(model.groups.count == 120)
    #expect(!model.hasMore)
    model.filter.outcome = .pending
    #expect(model.groups.count == 50)
    task.cancel()
  }

  @Test func `filters by outcome, origin and text`() async {
    for origin in [ErrorOrigin.refresh, .launch] {
      for outcome in [nil, Outcome.logged, .presented(action: nil)] {
        let report = ErrorReport.test(URLError(.timedOut), origin: origin)
        journal.report(report)
        if let outcome { journal.settle(report.id, as: outcome) }
      }
    }
    journal.report(.test(ConsoleTestError.locked, origin: .launch))
    let (model, task) = following()
    await valueOf { model.groups.count == 7 }
    model.filter.outcome = .pending
    #expect(model.numbers == [7, 4, 1])
    model.filter.origin = .origin(.launch)
    #expect(model.numbers == [7, 4])
    model.filter.text = "  Locked "
    #expect(model.numbers == [7])
    model.filter = ConsoleFilter(outcome: .kind(.presented))
    #expect(model.numbers == [6, 3])
    let code = SupportCode(Fingerprint(of: URLError(.timedOut))).description
    model.filter = ConsoleFilter(text: code.lowercased(), origin: .origin(.refresh))
    #expect(model.numbers == [3, 2, 1])
    for text in ["shelf: 7", "ConsoleErrors.swift", "#7"] {
      model.filter = ConsoleFilter(text: text)
      #expect(model.numbers.first == 7, "\(text)")
    }
    task.cancel()
  }

  @Test func `the search finds private words only while private details are shown`() async {
    journal.report(.test(ConsoleTestError.lost(file: "salary.txt")))
    let (model, task) = following()
    await valueOf { !model.groups.isEmpty }
    model.filter.text = "salary"
    #expect(model.groups.isEmpty)
    model.showsPrivateDetails = true
    #expect(model.groups.count == 1)
    model.showsPrivateDetails = false
    #expect(model.groups.isEmpty)
    task.cancel()
  }

  @Test func `a report that the filter excludes does not change the rows`() async {
    let (model, task) = following()
    model.filter.outcome = .kind(.handled)
    let updates = Updates { model.groups }
    journal.report(3, as: .logged)
    await valueOf { model.counts.reported == 3 }
    #expect(updates.count == 0)
    task.cancel()
  }

  @Test func `the open group shows a new outcome, even if a filter excludes it`() async throws {
    let report = journal.report(1)[0]
    let (model, task) = following()
    await valueOf { !model.groups.isEmpty }
    model.open(model.groups[0])
    let id = model.selection?.id
    await clock.waitForSleeper(until: ConsoleModel.pace)
    model.filter.text = "nothing like it"
    journal.settle(report.id, as: .presented(action: "Try Again"))
    await clock.advance(by: ConsoleModel.pace)
    await valueOf { model.selection?.group.lead.outcome == .presented(action: "Try Again") }
    #expect(model.selection?.id == id)
    task.cancel()
  }

  private func following() -> (ConsoleModel, Task<Void, Never>) {
    let model = ConsoleModel(journal)
    return (model, Task { [clock] in await model.follow(by: clock) })
  }
}

extension ConsoleModel {
  /// The number of the newest entry of each group.
  fileprivate var numbers: [Int] { groups.map(\.group.latest.number) }
}

/// Counts the changes of an observed value.
@MainActor
private final class Updates {
  private(set) var count = 0
  private let value: @MainActor () -> Any

  init(_ value: @escaping @MainActor () -> Any) {
    self.value = value
    observe()
  }

  private func observe() {
    withObservationTracking {
      _ = value()
    } onChange: {
      // The model changes on the main actor only.
      MainActor.assumeIsolated {
        self.count += 1
        Task { self.observe() }
      }
    }
  }
}

/// Waits until a condition on observed values is true, without a clock.
@MainActor
private func valueOf(_ condition: @MainActor () -> Bool) async {
  while true {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    let isTrue = withObservationTracking(condition) { change.finish() }
    if isTrue { return }
    for await _ in changes {}
  }
}
