import Foundation
import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.serialized, .timeLimit(.minutes(2))) struct ErrorContextTests {
  private let journal = ErrorJournal()

  /// The details of the latest report, as they may leave the device.
  private var details: [String] {
    journal.entries.last.map { JournalRecord($0).publicDetails } ?? []
  }

  /// Returns the activities of the latest report, without the place of the innermost.
  private var context: String? {
    details.first { $0.hasPrefix("during: ") }
      .map { String($0.dropFirst("during: ".count).prefix { $0 != "(" }.dropLast()) }
  }

  @Test func `an error is reported with the activities that it has left`() async {
    do {
      try await withErrorContext("opening the order") {
        try await withErrorContext("loading invoice", 7) { try await fail(after: 3) }
      }
    } catch {
      journal.record(error)
    }
    #expect(
      details == [
        "during: opening the order › loading invoice 7 (RecourseTests/ErrorContextTests.swift:24)"
      ])
  }

  @Test func `the error stays as it was thrown`() {
    #expect(throws: PlainError.third) {
      try withErrorContext("opening the order") { throw PlainError.third }
    }
    do throws(PlainError) {
      try withErrorContext("opening the order") { () throws(PlainError) in throw .third }
    } catch {
      #expect(error == .third)
    }
    #expect(withErrorContext("counting") { 3 } == 3)
  }

  @Test func `the same words are in the console, in logs and in failing tests`() async throws {
    let recorder = ErrorRecorder(policy: ErrorPolicy { Otherwise(.alert) })
    _ = await recorder.router.attempt(offersTryAgain: false) {
      try withErrorContext("paying", 3) { throw PlainError.first }
    }.value
    let shown = try await recorder.next()
    let error = shown.report.error
    #expect(ErrorDetails(of: error).developerText.contains("during: paying 3 ("))
    #expect(ErrorDetails(of: error).shareableText.contains("during: paying 3 ("))
    #expect(
      ErrorDetails(of: error).attributes["recourse.detail.during"]?.hasPrefix("paying 3 (") == true)
    #expect(recorder.router.journal.export().text.contains("during: paying 3 ("))
    #expect("\(shown)".hasSuffix("during paying 3 (RecourseTests/ErrorContextTests.swift:50)"))
    #expect(!ErrorDetails(of: error).personText.contains("paying"))
    #expect(!"\(shown.title) \(shown.message ?? "")".contains("paying"))
    recorder.dismiss()
    try recorder.finish()
  }

  @Test func `an error that nobody reports has no effect on a later one`() async throws {
    _ = try? withErrorContext("opening the order") { throw PlainError.third }
    journal.record(PlainError.second)
    #expect(context == nil)
    journal.record(URLError(.timedOut))
    #expect(context == nil)
  }

  @Test func `an operation doesn't take the activity of an equal error in another one`() async {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) }, journal: journal)
    _ = await router.attempt(offersTryAgain: false) {
      try withErrorContext("opening the order") { throw PlainError.first }
    }.value
    #expect(context == "opening the order")
    _ = await router.attempt(offersTryAgain: false) { throw PlainError.first }.value
    #expect(context == nil)
  }

  @Test func `a reported error is not taken for a later one of the same task`() {
    for _ in 1...2 {
      do throws(PlainError) {
        try withErrorContext("opening the order") { () throws(PlainError) in throw .first }
      } catch {
        journal.record(error)
      }
      #expect(context == "opening the order")
    }
    journal.record(PlainError.first)
    #expect(context == nil)
  }

  @Test func `equal errors of one operation have each the activity that they left`() async {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) }, journal: journal)
    var contexts: [String?] = []
    _ = await router.attempt(offersTryAgain: false) {
      for number in 7...9 {
        do {
          try withErrorContext("loading invoice", number) { throw PlainError.first }
        } catch {
          journal.record(error)
        }
        contexts.append(context)
      }
    }.value
    #expect(contexts == (7...9).map { "loading invoice \($0)" })
  }

  @Test func `equal errors of elements that run side by side have each their own activity`()
    async throws
  {
    let error = await #expect(throws: AggregateError.self) {
      try await withErrorContext("opening the order") {
        try await withAll([7, 16]) { number in
          try await withErrorContext("loading invoice", number) {
            await Task.yield()
            throw PlainError.first
          }
        }
      }
    }
    for (error, number) in zip(try #require(error).failures, [7, 16]) {
      journal.record(error)
      #expect(context == "opening the order › loading invoice \(number)")
    }
  }

  @Test func `an error doesn't take the activity of an equal one that was swallowed before`() async
  {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) }, journal: journal)
    _ = await router.attempt(offersTryAgain: false) {
      _ = try? withErrorContext("reading the cache") { throw PlainError.first }
      throw PlainError.first
    }.value
    #expect(context == nil)
  }

  @Test func `an error of a task that two activities await has the one that it left last`() async {
    let shared = Task { try withErrorContext("downloading") { throw PlainError.first } }
    for name in ["showing", "exporting"] {
      do {
        if name == "showing" {
          try await withErrorContext("showing") { try await shared.value }
        } else {
          try await withErrorContext("exporting") { try await shared.value }
        }
      } catch {
        journal.record(error)
      }
      #expect(context == name)
    }
  }

  @Test func `an error that wraps another one is shown with the activities of both`() {
    do {
      try withErrorContext("synchronizing") {
        do {
          try withErrorContext("sending letter", 2) { throw PlainError.first }
        } catch {
          throw WrappingError(causes: [error])
        }
      }
    } catch {
      journal.record(error)
    }
    let places = details.map { $0.prefix { $0 != "(" } }
    #expect(places == ["during: synchronizing ", "during: synchronizing › sending letter 2 "])
  }

  @Test func `each failure of several elements has an activity of its own`() async {
    do {
      try await withAll(1...2) { number in
        try await withErrorContext("sending letter", number) {
          await Task.yield()
          throw number == 1 ? PlainError.first : .second
        }
      }
    } catch {
      journal.record(error)
    }
    let places = details.filter { $0.hasPrefix("during") }.map { $0.prefix { $0 != "(" } }
    #expect(places == (1...2).map { "during: sending letter \($0) " })
  }

  @Test func `a cancellation is no failure of an activity`() {
    do {
      try withErrorContext("opening the order") { throw CancellationError() }
    } catch {
      journal.record(error)
    }
    #expect(context == nil)
  }

  @Test func `the outer names of a long text are left out`() {
    @Sendable func nest(_ depth: Int) throws {
      if depth == 0 { throw PlainError.first }
      try withErrorContext("opening the part with the number", depth) { try nest(depth - 1) }
    }
    do { try nest(100) } catch { journal.record(error) }
    #expect(context?.hasSuffix("› opening the part with the number 1") == true)
    #expect(context?.hasPrefix("… › ") == true)
  }

  @Test func `a load and an effect of a store keep the activities of their errors`() async {
    let loader = Loader { _ -> Int in
      try await withErrorContext("loading invoice", 7) { () async throws(PlainError) -> Int in
        throw .first
      }
    }
    await loader.load()
    guard case .failed(let failure, _) = loader.state else {
      Issue.record("The load hasn't failed.")
      return
    }
    journal.record(failure.error)
    #expect(context == "loading invoice 7")
  }

  @Test func `an activity runs on the caller's actor, without giving way to other tasks`() async {
    var steps: [String] = []
    let other = Task { steps.append("other task") }
    await withErrorContext("opening the order") { () async in steps.append("activity") }
    steps.append("caller")
    await other.value
    #expect(steps == ["activity", "caller", "other task"])
  }

  @Test func `200 errors keep their activities on ten ways, through up to eight awaits`() async {
    let router = ErrorRouter(policy: ErrorPolicy { Otherwise(.log) }, journal: journal)
    for number in 0..<200 {
      let way = ErrorWay.allCases[number % ErrorWay.allCases.count]
      let awaits = number / ErrorWay.allCases.count % 8 + 1
      if number.isMultiple(of: 2) {
        _ = await router.attempt(offersTryAgain: false) {
          try await way.fail(number, after: awaits)
        }.value
      } else {
        do {
          try await way.fail(number, after: awaits)
        } catch {
          router.report(error, origin: .background)
        }
      }
      #expect(context == "running test › failing \(number)", "\(way), \(awaits) awaits")
    }
    #expect(journal.counts.reported == 200)
  }
}

private enum PlainError: Error { case first, second, third }

private struct WrappingError: CauseProvider {
  let causes: [any Error]
}

private func fail(after awaits: Int) async throws {
  if awaits == 0 { throw PlainError.first }
  await Task.yield()
  try await fail(after: awaits - 1)
}

/// A way of an error from its activity to its report.
private enum ErrorWay: CaseIterable {
  case awaits, group, typedGroup, child, rethrow, typed, conversion, result, continuation, actor

  func fail(_ number: Int, after awaits: Int) async throws {
    try await withErrorContext("running test") { try await pass(number, after: awaits) }
  }

  private func pass(_ number: Int, after awaits: Int) async throws {
    switch self {
    case .awaits: try await Self.fail(number, after: awaits)
    case .group:
      try await withThrowingTaskGroup { group in
        for _ in 0..<3 { group.addTask { await Task.yield() } }
        group.addTask { try await Self.fail(number, after: awaits) }
        try await group.waitForAll()
      }
    case .typedGroup:
      try await withThrowingTaskGroup { group in
        group.addTask { try await Self.failTyped(number, after: awaits) }
        try await group.waitForAll()
      }
    case .child:
      async let value: Void = Self.fail(number, after: awaits)
      try await value
    case .rethrow:
      do {
        try await Self.fail(number, after: awaits)
      } catch {
        await Task.yield()
        throw error
      }
    case .typed: try await Self.failTyped(number, after: awaits)
    case .conversion:
      do {
        try await Self.failTyped(number, after: awaits)
      } catch {
        throw error as any Error
      }
    case .result:
      try await Task { try await Self.fail(number, after: awaits) }.result.get()
    case .continuation:
      try await withErrorContext("failing", number) {
        try await withCheckedThrowingContinuation {
          (continuation: CheckedContinuation<Void, any Error>) in
          continuation.resume(throwing: PlainError.first)
        }
      }
    case .actor: try await Worker().run { try await Self.fail(number, after: awaits) }
    }
  }

  private static func fail(_ number: Int, after awaits: Int) async throws {
    if awaits > 0 {
      await Task.yield()
      return try await fail(number, after: awaits - 1)
    }
    try withErrorContext("failing", number) {
      if number.isMultiple(of: 3) { throw URLError(.timedOut) }
      throw PlainError.first
    }
  }

  private static func failTyped(_ number: Int, after awaits: Int) async throws(PlainError) {
    if awaits > 0 {
      await Task.yield()
      return try await failTyped(number, after: awaits - 1)
    }
    try await withErrorContext("failing", number) { () async throws(PlainError) in
      await Task.yield()
      throw .second
    }
  }
}

private actor Worker {
  func run(_ operation: @Sendable () async throws -> Void) async throws { try await operation() }
}
