import Foundation
import Recourse
import Testing

@Suite(.timeLimit(.minutes(5))) struct WithAllTests {
  private struct Damaged: Error, Equatable {
    let number: Int
  }

  @Test func `returns the values in the order of the elements`() async throws {
    let values = try await withAll(1...20, maxConcurrent: 20) { number in
      for _ in 0..<(20 - number) { await Task.yield() }
      return "\(number)"
    }
    #expect(values == (1...20).map(String.init))
    #expect(try await withAll([Int]()) { $0 }.isEmpty)
  }

  @Test func `runs every element, and throws all failures in the order of the elements`() async {
    let runs = Locked(0)
    let error = await #expect(throws: AggregateError.self) {
      try await withAll(1...20, maxConcurrent: 7) { number in
        runs.withLock { $0 += 1 }
        // The first failure is the last to arrive.
        while number == 7, runs.withLock({ $0 }) < 20, !Task.isCancelled { await Task.yield() }
        if number % 7 == 0 { throw Damaged(number: number) }
      }
    }
    #expect(error?.failures as? [Damaged] == [Damaged(number: 7), Damaged(number: 14)])
    #expect(error?.total == 20)
    #expect(runs.withLock { $0 } == 20)
  }

  @Test(arguments: [1, 3, 100])
  func `runs at most as many elements at a time as permitted`(_ limit: Int) async throws {
    let level = Locked((current: 0, highest: 0))
    _ = try await withAll(1...20, maxConcurrent: limit) { _ in
      level.withLock {
        $0.current += 1
        $0.highest = max($0.highest, $0.current)
      }
      for _ in 0..<10 { await Task.yield() }
      level.withLock { $0.current -= 1 }
    }
    #expect(level.withLock { $0.highest } <= limit)
  }

  @Test func `reports the progress after each success on the caller's actor`() async {
    await Task { @MainActor in
      var progress: [[Int]] = []
      _ = try? await withAll(1...3, maxConcurrent: 1) {
        MainActor.assertIsolated()
        progress.append([$0, $1])
      } operation: { number in
        if number == 2 { throw Damaged(number: 2) }
      }
      #expect(progress == [[1, 3], [2, 3]])
    }.value
  }

  @Test func `a cancelled element is no failure, but leaves no complete result`() async {
    await #expect(throws: CancellationError.self) {
      try await withAll(1...3) { if $0 == 2 { throw URLError(.cancelled) } }
    }
    let error = await #expect(throws: AggregateError.self) {
      try await withAll(1...3) { number in
        throw number == 2 ? URLError(.cancelled) : URLError(.timedOut)
      }
    }
    #expect(error?.failures.count == 2)
  }

  @Test func `cancelling the caller throws a cancellation, and starts no other element`() async {
    let runs = Locked(0)
    let (starts, start) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      try await withAll(1...20, maxConcurrent: 2) { number in
        runs.withLock { $0 += 1 }
        if number == 2 { start.finish() }
        while !Task.isCancelled { await Task.yield() }
        throw Damaged(number: number)
      }
    }
    for await _ in starts {}
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(runs.withLock { $0 } == 2)
  }

  @Test func `a limit that lets no element run is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = try? await withAll([1], maxConcurrent: 0) { $0 }
    }
  }

  @Test func `an app can make an aggregate of its own failures`() {
    let error = AggregateError(
      [Damaged(number: 1), Damaged(number: 2)], total: 3, title: "2 of 3 photos are missing")
    let describer = ErrorDescriber(locale: Locale(identifier: "en"))
    #expect(describer.describe(error).title == "2 of 3 photos are missing")
    #expect(AggregateError([Damaged(number: 1), Damaged(number: 2)], total: 1).total == 2)
  }
}
