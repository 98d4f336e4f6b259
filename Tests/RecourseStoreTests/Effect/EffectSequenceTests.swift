import RecourseStore
import RecourseTesting
import Testing

/// Tests effects that send the values of an asynchronous sequence.
@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectSequenceTests {
  private let run = EffectTestRun<Int>()

  @Test func `sends the values of a stream, and can't fail`() async {
    let (stream, values) = AsyncStream.makeStream(of: Int.self)
    for value in 1...3 { values.yield(value) }
    values.finish()
    let effect: Effect<Int, Never> = .run { send in
      for await value in stream { await send(value) }
    }
    #expect(await run.finish(effect) == [1, 2, 3])
  }

  @Test func `fails with the error that its sequence throws`() async {
    let effect: Effect<Int, Never> = failing()
      .catch { error in .just(error is EffectTestError ? -1 : -2) }
    #expect(await run.finish(effect) == [1, 2, 3, -1])
  }

  @Test func `creates a new sequence for each attempt`() async {
    let effect: Effect<Int, Never> = failing()
      .retry(.constant(.zero, maxAttempts: 2))
      .replaceError(with: -1)
    #expect(await run.finish(effect) == [1, 2, 3, 1, 2, 3, -1])
  }

  @Test func `stops iterating when it is cancelled`() async {
    let (stream, values) = AsyncStream.makeStream(of: Int.self)
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    values.onTermination = { _ in end.yield() }
    let handle = run.start(
      .run { send in
        for await value in stream { await send(value) }
      })
    await Task.yield()
    handle?.cancel()
    for await _ in ends { break }
    values.yield(1)
    #expect(run.outputs == [])
    #expect(await run.isOver())
  }

  private func failing() -> Effect<Int, any Error> {
    .run { send in
      for try await value in Self.failingNumbers() { await send(value) }
    }
  }

  private nonisolated static func failingNumbers() -> AsyncThrowingStream<Int, any Error> {
    AsyncThrowingStream { values in
      for value in 1...3 { values.yield(value) }
      values.finish(throwing: EffectTestError.broken)
    }
  }
}
