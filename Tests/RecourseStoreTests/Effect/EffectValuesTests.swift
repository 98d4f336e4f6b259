import RecourseStore
import RecourseTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectValuesTests {
  private let run = EffectTestRun<Int>()

  @Test func `sends the values of a stream, and can't fail`() async {
    let (stream, values) = AsyncStream.makeStream(of: Int.self)
    for value in 1...3 { values.yield(value) }
    values.finish()
    let effect: Effect<Int, Never> = .values(of: stream)
    #expect(await run.finish(effect) == [1, 2, 3])
  }

  @Test func `sends the values of a mapped stream, and can't fail`() async {
    let effect: Effect<Int, Never> = .values(of: Self.numbers().map { $0 * 10 })
      .map { $0 + 1 }
    #expect(await run.finish(effect) == [11, 21, 31])
  }

  @Test func `fails with the error that its sequence throws`() async {
    let effect: Effect<Int, Never> = .values(of: Self.failingNumbers())
      .catch { error in .just(error is EffectTestError ? -1 : -2) }
    #expect(await run.finish(effect) == [1, 2, 3, -1])
  }

  @Test func `creates a new sequence for each attempt`() async {
    let effect: Effect<Int, Never> = .values(of: Self.failingNumbers())
      .retry(.immediate(maxAttempts: 2))
      .replaceError(with: -1)
    #expect(await run.finish(effect) == [1, 2, 3, 1, 2, 3, -1])
  }

  @Test func `stops iterating when it is cancelled`() async {
    let (stream, values) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    values.onTermination = { _ in end.yield() }
    let handle = run.start(.values(of: stream))
    await Task.yield()
    handle?.cancel()
    for await _ in ends { break }
    values.yield(1)
    #expect(run.outputs == [])
    #expect(await run.isOver())
  }

  private nonisolated static func numbers() -> AsyncStream<Int> {
    AsyncStream { values in
      for value in 1...3 { values.yield(value) }
      values.finish()
    }
  }

  private nonisolated static func failingNumbers() -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { values in
      for value in 1...3 { values.yield(value) }
      values.finish(throwing: EffectTestError.broken)
    }
  }
}
