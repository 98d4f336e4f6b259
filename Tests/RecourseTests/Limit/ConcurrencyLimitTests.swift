import Recourse
import RecourseTesting
import Testing

@MainActor
@Suite(.timeLimit(.minutes(5))) struct ConcurrencyLimitTests {
  private let log = RetryTestLog<Int>()

  @Test func `returns the value and throws the error of the operation`() async throws {
    let limit = ConcurrencyLimit(1)
    for _ in 0..<3 {
      #expect(try await limit.run { 42 } == 42)
      await #expect(throws: RetryTestError.busy) {
        try await limit.run { throw RetryTestError.busy }
      }
    }
  }

  @Test func `runs the operation in the isolation of the caller, also after a wait`() async throws {
    let limit = ConcurrencyLimit(1)
    let (first, gate) = await occupy(limit)
    let second = await arrive {
      try await limit.run {
        MainActor.assertIsolated()
        await Task.yield()
        MainActor.assertIsolated()
      }
    }
    gate.open()
    try await first.value
    try await second.value
  }

  @Test func `waiting calls run in the order of their arrival`() async throws {
    let limit = ConcurrencyLimit(1)
    let (first, gate) = await occupy(limit)
    var others: [Task<Void, any Error>] = []
    for number in 1...9 {
      others.append(await arrive { [log] in try await limit.run { log.append(number) } })
    }
    #expect(log.values == [])
    gate.open()
    try await first.value
    for other in others { try await other.value }
    #expect(log.values == Array(1...9))
  }

  @Test func `a cancelled call leaves the queue at once, and the others keep their order`()
    async throws
  {
    let limit = ConcurrencyLimit(1)
    let (first, gate) = await occupy(limit)
    var others: [Task<Void, any Error>] = []
    for number in 1...4 {
      others.append(await arrive { [log] in try await limit.run { log.append(number) } })
    }
    others[1].cancel()
    // The gate is still closed, so a call that waited for its turn would never return.
    await #expect(throws: CancellationError.self) { try await others[1].value }
    gate.open()
    try await first.value
    for index in [0, 2, 3] { try await others[index].value }
    #expect(log.values == [1, 3, 4])
  }

  @Test func `a call that is cancelled before it waits doesn't enter the queue`() async throws {
    let limit = ConcurrencyLimit(1)
    let (first, gate) = await occupy(limit)
    let late = Task { try await limit.run { Issue.record("runs") } }
    late.cancel()
    await #expect(throws: CancellationError.self) { try await late.value }
    gate.open()
    try await first.value
    try await limit.run {}
  }

  @Test func `a call that is cancelled together with its turn passes the turn on`() async throws {
    let limit = ConcurrencyLimit(1)
    let gate = TaskGate()
    let calls = RetryTestLog<Task<Void, any Error>>()
    let started = RetryTestSignal()
    let first = Task {
      try await limit.run {
        started.send()
        await gate.wait()
      }
      // The end of this call gave its permit to the second one, which has not resumed yet.
      calls.values.first?.cancel()
    }
    await started.wait()
    let second = await arrive { [log] in try await limit.run { log.append(2) } }
    let third = await arrive { [log] in try await limit.run { log.append(3) } }
    calls.append(second)
    gate.open()
    try await first.value
    await #expect(throws: CancellationError.self) { try await second.value }
    try await third.value
    #expect(log.values == [3])
  }

  @Test func `refuses calls beyond those that may wait`() async throws {
    let limit = ConcurrencyLimit(1, waiting: 2)
    let (first, gate) = await occupy(limit)
    let others = [
      await arrive { try await limit.run {} }, await arrive { try await limit.run {} },
    ]
    await #expect(throws: CallLimitError()) { try await limit.run { Issue.record("runs") } }
    others[0].cancel()
    _ = await others[0].result
    let next = await arrive { try await limit.run {} }
    await #expect(throws: CallLimitError()) { try await limit.run { Issue.record("runs") } }
    gate.open()
    try await first.value
    try await others[1].value
    try await next.value
    try await limit.run {}
  }

  @Test(arguments: UInt64(1)...4)
  func `never runs more calls than the count, and loses no permit in 10,000 random calls`(
    seed: UInt64
  ) async throws {
    let limit = ConcurrencyLimit(7, waiting: .max)
    let load = LimitLoad()
    let ran = await load.callConcurrently(2_500, within: limit, seed: seed)
    #expect(load.most == 7, "seed \(seed)")
    #expect(ran > 0 && ran < 2_500, "seed \(seed)")
    // All permits are back: as many calls as the count run at once.
    var calls: [(Task<Void, any Error>, TaskGate)] = []
    for _ in 1...7 { calls.append(await occupy(limit)) }
    for (call, gate) in calls {
      gate.open()
      try await call.value
    }
  }

  /// Starts a call that runs until its gate opens.
  private func occupy(_ limit: ConcurrencyLimit) async -> (Task<Void, any Error>, TaskGate) {
    let gate = TaskGate()
    let started = RetryTestSignal()
    let call = Task {
      try await limit.run {
        started.send()
        await gate.wait()
      }
    }
    await started.wait()
    return (call, gate)
  }
}

/// Random calls from many threads, of which some are cancelled.
private struct LimitLoad: Sendable {
  private let running = Locked((now: 0, most: 0))

  /// The largest number of calls that ran at the same time.
  var most: Int { running.withLock(\.most) }

  /// Makes calls, and returns the number of those that ran.
  @concurrent
  func callConcurrently(_ count: Int, within limit: ConcurrencyLimit, seed: UInt64) async -> Int {
    var random = SeededGenerator(seed: seed)
    return await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<count {
        let length = Int.random(in: 0...4, using: &random)
        let patience = Bool.random(using: &random) ? Int.random(in: 0...20, using: &random) : nil
        group.addTask {
          let call = Task { try await limit.run { await work(length) } }
          if let patience {
            for _ in 0..<patience { await Task.yield() }
            call.cancel()
          }
          return await thrownError { try await call.value } == nil
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
  }

  private func work(_ length: Int) async {
    running.withLock { $0 = ($0.now + 1, Swift.max($0.most, $0.now + 1)) }
    for _ in 0..<length { await Task.yield() }
    running.withLock { $0.now -= 1 }
  }
}
