import Foundation
import Recourse
import RecourseTesting
import Testing

@Suite(.timeLimit(.minutes(5))) struct ManualClockTests {
  private let clock = ManualClock()

  @Test func `instants are ordered, and differences exact`() {
    let clock = ManualClock()
    #expect(clock.now < clock.now.advanced(by: .nanoseconds(1)))
    #expect(clock.minimumResolution == .zero)
  }

  @Test func `stands still until it is advanced`() async {
    #expect(clock.now.offset == .zero)
    await clock.advance(by: .milliseconds(1_500))
    #expect(clock.now.offset == .milliseconds(1_500))
    await clock.advance(to: .seconds(1))
    #expect(clock.now.offset == .milliseconds(1_500))
  }

  @Test func `wakes a sleeper at its deadline, not before`() async throws {
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

  @Test func `a sleeper sees its deadline as the current time`() async throws {
    let task = Task {
      try await clock.sleep(for: .seconds(1))
      return clock.now.offset
    }
    await clock.waitForSleepers()
    await clock.advance(to: .seconds(1))
    #expect(try await task.value == .seconds(1))
  }

  @Test func `many sleepers on a busy machine each see their deadline as the current time`()
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

  @Test func `a task that sleeps repeatedly sees each of its deadlines`() async throws {
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

  @Test func `a sleeper sees its deadlines while two calls advance the time`() async throws {
    for _ in 0..<10 {
      let clock = ManualClock()
      let ticker = Task.detached {
        var times: [Duration] = []
        for _ in 0..<20 {
          try await clock.sleep(for: .seconds(1))
          times.append(clock.now.offset)
        }
        return times
      }
      await clock.waitForSleeper(until: .seconds(1))
      async let first: Void = clock.advance(to: .seconds(20))
      async let second: Void = clock.advance(to: .seconds(20))
      _ = await (first, second)
      #expect(try await ticker.value == (1...20).map { .seconds($0) })
      #expect(clock.now.offset == .seconds(20))
    }
  }

  @Test func `a task that was woken advances the time further`() async throws {
    let clock = ManualClock()
    let woken = Task {
      try await clock.sleep(for: .seconds(1))
      await clock.advance(by: .seconds(5))
      return clock.now.offset
    }
    await clock.waitForSleeper(until: .seconds(1))
    await clock.advance(by: .seconds(3))
    #expect(try await woken.value == .seconds(6))
  }

  @Test func `tasks on actors see their deadlines`() async throws {
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

  @Test func `cancelling some of many sleepers keeps the others`() async {
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

  @Test func `returns immediately from a sleep until a past deadline`() async throws {
    await clock.advance(by: .seconds(1))
    try await clock.sleep(until: ManualClock.Instant(offset: .seconds(1)))
    try await clock.sleep(for: .zero)
    #expect(clock.now.offset == .seconds(1))
  }

  @Test func `cancellation ends a sleep immediately`() async {
    let task = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.sleepers == 0)
    #expect(clock.now.offset == .zero)
  }

  @Test func `a cancelled task doesn't start to sleep`() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .zero)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test func `cancellation ends the wait for sleepers`() async {
    let task = Task { await clock.waitForSleepers(2) }
    task.cancel()
    await task.value
  }

  @Test func `removes every sleeper under concurrent cancellation`() async {
    await withTaskGroup { group in
      for seconds in 1...200 {
        group.addTask { try? await clock.sleep(for: .seconds(seconds)) }
      }
      await clock.waitForSleepers(200)
      group.cancelAll()
    }
    #expect(clock.sleepers == 0)
  }

  @Test func `advances by sleeping if configured`() async throws {
    let clock = ManualClock(advancesBySleeping: true)
    try await clock.sleep(for: .seconds(3_600))
    try await clock.sleep(for: .milliseconds(250))
    #expect(clock.now.offset == .milliseconds(3_600_250))
    #expect(clock.sleepers == 0)
  }
}
