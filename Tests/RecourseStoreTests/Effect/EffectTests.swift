import Foundation
import Recourse
import RecourseStore
import RecourseTesting
import Testing

@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectTests {
  private let run = EffectTestRun<Int>()

  @Test func `none starts no task and sends no value`() {
    #expect(run.start(.none) == nil)
    #expect(run.outputs == [])
    #expect(Effect<Int, Never>.none.isNone)
    #expect(!Effect<Int, Never>.just(1).isNone)
  }

  @Test func `just sends its value before start returns`() {
    #expect(run.start(.just(1)) == nil)
    #expect(run.outputs == [1])
  }

  @Test func `fail ends before start returns, and sends no value`() {
    let effect = Effect<Int, EffectTestError>.fail(.broken).replaceError(with: 7)
    #expect(run.start(effect) == nil)
    #expect(run.outputs == [7])
  }

  @Test func `runs an operation off the main actor, and sends its result`() async {
    let operation = Effect<Int, Never>.run {
      #expect(!Thread.isMainThread)
      return 42
    }
    #expect(await run.finish(operation) == [42])
    #expect(await run.isOver())
  }

  @Test func `an operation at the beginning of a chain has the types that the chain needs`() async {
    let length: Effect<Int, Never> = .run { () async throws(EffectTestError) in "Cat" }
      .map(\.count)
      .replaceError(with: 0)
    #expect(await run.finish(length) == [3])
  }

  @Test func `runs a main-actor operation on the main actor`() async {
    let model = EffectTestModel()
    let operation: Effect<Int, Never> = .run { @MainActor in
      model.number += 1
      return model.number
    }
    #expect(run.start(operation) != nil)
    #expect(model.number == 0)
    #expect(await run.finish(.none) == [])
    while run.runner.count > 0 { await Task.yield() }
    #expect(run.outputs == [1])
  }

  @Test func `a typed throw becomes a failure of the same type`() async {
    let failing: Effect<Int, Never> = .run { () async throws(EffectTestError) -> Int in
      throw .broken
    }
    .catch { error in
      switch error {
      case .broken: .just(1)
      case .other, .tooSlow: .just(2)
      }
    }
    #expect(await run.finish(failing) == [1])
  }

  @Test func `an untyped throw becomes a failure of type any Error`() async {
    let failing: Effect<Int, Never> = .run { throw EffectTestError.other }
      .map { _ in 0 }
      .catch { error in .just(error is EffectTestError ? 1 : 2) }
    #expect(await run.finish(failing) == [1])
  }

  @Test func `sends values in order, each received before the next is produced`() async {
    let made = Locked(0)
    let counting: Effect<Int, Never> = .run { send in
      for number in 0..<1_000 {
        made.withLock { $0 = number }
        await send(number)
      }
    }
    var isAhead = false
    run.onValue = { number in isAhead = isAhead || made.withLock { $0 } != number }
    #expect(await run.finish(counting) == Array(0..<1_000))
    #expect(!isAhead)
  }

  @Test func `sends values before a failure, and none after it`() async {
    let sender = Locked<EffectSender<Int>?>(nil)
    let failing = Effect.run { (send: EffectSender<Int>) async throws(EffectTestError) in
      sender.withLock { $0 = send }
      await send(1)
      throw .broken
    }
    .replaceError(with: 9)
    #expect(await run.finish(failing) == [1, 9])
    await sender.withLock { $0 }?(2)
    #expect(run.outputs == [1, 9])
  }

  @Test func `maps values, and a failure to another one`() async {
    let effect: Effect<Int, Never> = Effect.merge(
      .just("1"), .run { () throws(EffectTestError) in throw .broken }
    )
    .map { Int($0) ?? 0 }
    .catch { .fail(EffectTestWrapper.caused(by: $0)) }
    .catch { error in .just(error.causes.first is EffectTestError ? 2 : 3) }
    #expect(await run.finish(effect) == [1, 2])
  }

  @Test func `setFailureType composes an infallible effect with a failing one`() async {
    let safe = Effect<Int, Never>.run { 1 }
    let unsafe: Effect<Int, EffectTestError> = .run { () throws(EffectTestError) in throw .broken }
    let both = Effect.concatenate(safe.setFailureType(), unsafe).replaceError(with: 2)
    #expect(await run.finish(both) == [1, 2])
  }

  @Test func `replaceError replaces the failure that a catch leaves`() async {
    let effect = Effect.run { () throws(EffectTestError) -> Int in throw .broken }
      .catch { _ in .fail(EffectTestWrapper.caused(by: EffectTestError.other)) }
      .replaceError(with: 5)
    #expect(await run.finish(effect) == [5])
  }

  @Test func `runs its operation again at each start`() async {
    let count = Locked(0)
    let effect = Effect<Int, Never>.run {
      count.withLock { count in
        count += 1
        return count
      }
    }
    _ = await run.finish(effect)
    #expect(await run.finish(effect) == [1, 2])
  }
}

@MainActor final class EffectTestModel {
  var number = 0
}
