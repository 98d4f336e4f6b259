import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(1))) struct ManualClockTests {
  private let clock = ManualClock()

  @Test func `stands still until it is moved`() async {
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .milliseconds(1_500))
    #expect(clock.now.offset == .milliseconds(1_500))
    await clock.advance(to: .seconds(1))
    #expect(clock.now.offset == .milliseconds(1_500))
  }

  @Test func `wakes a sleeper when its time has come, and not before`() async throws {
    let sleeper = Task { try await clock.sleep(for: .seconds(2)) }
    await clock.waitForSleeper(until: .seconds(2))
    await clock.advance(to: .milliseconds(1_999))
    #expect(clock.sleepers == 1)
    await clock.advance(to: .seconds(2))
    try await sleeper.value
    #expect(clock.sleepers == 0)
  }

  @Test func `wakes sleepers in the order of their deadlines`() async throws {
    let (woken, continuation) = AsyncStream.makeStream(of: Int.self)
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        continuation.yield(seconds)
      }
    }
    await clock.waitForSleepers(3)
    var iterator = woken.makeAsyncIterator()
    for second in 1...3 {
      await clock.advance(to: .seconds(second))
      #expect(await iterator.next() == second)
    }
  }

  @Test func `lets a sleeper see the moment that it has waited for`() async throws {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      return clock.now.offset
    }
    await clock.waitForSleepers()
    await clock.advance(to: .seconds(1))
    #expect(try await task.value == .seconds(1))
  }

  @Test func `each of many tasks on a busy machine sees the moment that it has waited for`()
    async throws
  {
    let isOver = Locked(false)
    defer { isOver.withLock { $0 = true } }
    for _ in 0..<(2 * ProcessInfo.processInfo.activeProcessorCount) {
      Thread.detachNewThread { while !isOver.withLock({ $0 }) {} }
    }
    let seen = Locked<[Int]>([])
    let tasks = (1...200).map { second in
      Task {
        try await clock.sleep(until: ManualClock.Instant(offset: .seconds(second)))
        seen.withLock { $0.append(second) }
        return clock.now.offset == .seconds(second)
      }
    }
    await clock.waitForSleepers(200)
    await clock.advance(by: .seconds(200))
    for task in tasks { #expect(try await task.value) }
    #expect(seen.withLock { $0 } == Array(1...200))
  }

  @Test func `a task that sleeps again and again sees each of its moments`() async throws {
    let task = Task { @MainActor in
      for second in 1...200 {
        try await clock.sleep(for: .seconds(1))
        #expect(clock.now.offset == .seconds(second))
      }
    }
    await clock.waitForSleepers()
    await clock.advance(by: .seconds(200))
    try await task.value
  }

  @Test func `tasks of actors see the moments that they have waited for`() async throws {
    let tasks = (1...100).flatMap { second in
      [
        Task { @MainActor in
          try await clock.sleep(until: ManualClock.Instant(offset: .seconds(2 * second)))
          return clock.now.offset == .seconds(2 * second)
        },
        Task { try await Sleeper().sleep(on: clock, until: .seconds(2 * second + 1)) },
      ]
    }
    await clock.waitForSleepers(200)
    await clock.advance(by: .seconds(201))
    for task in tasks { #expect(try await task.value) }
  }

  private actor Sleeper {
    func sleep(on clock: ManualClock, until offset: Duration) async throws -> Bool {
      try await clock.sleep(until: ManualClock.Instant(offset: offset))
      return clock.now.offset == offset
    }
  }

  @Test func `keeps the others when some of many sleepers are cancelled`() async {
    let tasks = (0..<300).map { number in
      Task { try? await clock.sleep(for: .seconds(1 + number % 50)) }
    }
    await clock.waitForSleepers(300)
    for (number, task) in tasks.enumerated() where !number.isMultiple(of: 3) { task.cancel() }
    for (number, task) in tasks.enumerated() where !number.isMultiple(of: 3) { await task.value }
    #expect(clock.sleepers == 100)
    for second in 1...50 {
      await clock.advance(to: .seconds(second))
      #expect(clock.sleepers == (0..<300).filter { $0 % 3 == 0 && $0 % 50 >= second }.count)
    }
  }

  @Test func `does not sleep for a moment that has passed`() async throws {
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(1)))
    try await clock.sleep(for: .zero)
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func `ends a sleep at once when its task is cancelled`() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
    #expect(clock.now.offset == .zero)
  }

  @Test func `does not begin to sleep in a cancelled task`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .zero)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `stops waiting for sleepers when the task is cancelled`() async {
    let task = Task { await clock.waitForSleepers(2) }
    task.cancel()
    await task.value
  }

  @Test func `loses no sleeper among tasks that are cancelled meanwhile`() async {
    await withTaskGroup { group in
      for seconds in 1...200 {
        group.addTask { try? await clock.sleep(for: .seconds(seconds)) }
      }
      await clock.waitForSleepers(200)
      group.cancelAll()
    }
    #expect(clock.sleepers == 0)
  }

  @Test func `moves by sleeping if it is told to`() async throws {
    let clock = ManualClock(advancesBySleeping: true)
    try await clock.sleep(for: .seconds(3_600))
    try await clock.sleep(for: .milliseconds(250))
    #expect(clock.now.offset == .milliseconds(3_600_250))
    #expect(clock.sleepers == 0)
  }
}
