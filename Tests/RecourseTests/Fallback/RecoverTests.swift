import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct RecoverTests {
  private let journal = ErrorJournal()

  @MainActor
  @Test func `a failure is nil, and in the journal as recovered in the background`() throws {
    let value: Int? = journal.recover { try fail() }
    #expect(value == nil)
    let entry = try #require(journal.entries.first)
    #expect(entry.outcome == .recovered)
    #expect(entry.report.origin == .background)
    #expect(entry.report.source.description == "RecourseTests/RecoverTests.swift:11")
    #expect(journal.explanation(of: entry.id)?.contains("went on without the value") == true)
  }

  @Test func `a value is returned, and nothing is recorded`() async {
    #expect(journal.recover { 3 } == 3)
    #expect(await journal.recover { await later(3) } == 3)
    #expect(journal.counts.reported == 0)
  }

  @Test func `an optional value stays one optional, as with try?`() async {
    let none: Int? = nil
    let value = journal.recover { none }
    #expect(type(of: value) == Int?.self)
    #expect(await journal.recover { await later(none) } == nil)
    #expect(journal.counts.reported == 0)
  }

  @Test func `several statements without a value need no return`() async {
    var steps = 0
    journal.recover {
      steps += 1
      _ = try fail()
      steps += 1
    }
    await journal.recover {
      steps += 1
      _ = try await failLater()
    }
    #expect(steps == 2)
    #expect(journal.counts.byOutcome == [.recovered: 2])
  }

  @Test func `an operation runs on the caller's actor`() async {
    let counter = Counter()
    await counter.count(in: journal)
    #expect(await counter.number == 1)
    #expect(journal.counts[.recovered] == 1)
  }

  @MainActor
  @Test func `an operation runs without giving way to other tasks`() async {
    var steps: [String] = []
    let other = Task { steps.append("other task") }
    await journal.recover { () async in steps.append("operation") }
    steps.append("caller")
    await other.value
    #expect(steps == ["operation", "caller", "other task"])
  }

  @Test func `a detached task and a cancelled one record what they are`() async {
    let journal = journal
    await Task.detached { await journal.recover { _ = try await failLater() } }.value
    #expect(journal.counts.byOutcome == [.recovered: 1])
    let clock = ManualClock()
    let task = Task { await journal.recover { try await clock.sleep(for: .seconds(1)) } }
    await clock.waitForSleepers()
    task.cancel()
    await task.value
    #expect(journal.counts.byOutcome == [.recovered: 1, .ignored: 1])
  }

  @Test func `a fallback is recorded in a journal, with the place of the caller`() async throws {
    let value = try await withFallback(to: 5, journal: journal) { try await failLater() }
    #expect(value == 5)
    let entry = try #require(journal.entries.first)
    #expect(entry.outcome == .recovered)
    #expect(entry.report.source.fileID == #fileID)
  }

  @Test func `412 failures of one operation are one line of the export with their number`() {
    for _ in 0..<412 { journal.recover { _ = try fail() } }
    #expect(journal.export().text.contains("background: recovered"))
    #expect(journal.export().text.contains("412"))
    #expect(journal.counts[.recovered] == 412)
  }
}

private struct CacheError: Error {}

private func fail() throws -> Int { throw CacheError() }

private func failLater() async throws -> Int {
  await Task.yield()
  throw CacheError()
}

private func later<Value: Sendable>(_ value: Value) async -> Value {
  await Task.yield()
  return value
}

private actor Counter {
  private(set) var number = 0

  func count(in journal: ErrorJournal) async {
    await journal.recover {
      number += 1
      _ = try await failLater()
    }
  }
}
