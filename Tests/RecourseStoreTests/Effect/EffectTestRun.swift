import Recourse
import RecourseStore
import RecourseTesting
import Testing

/// Starts effects under a manual clock, and notes what arrives and when.
@MainActor final class EffectTestRun<Output: Sendable> {
  let clock: ManualClock
  /// What has arrived, and when.
  private(set) var timeline: [Entry] = []
  private(set) lazy var runner = EffectRunner(clock: clock, generator: SeededGenerator(seed: 1))
  /// Is called after each value was noted.
  var onValue: (Output) -> Void = { _ in }

  /// Makes a run, whose clock goes on by itself where only one task sleeps at a time.
  init(advancesBySleeping: Bool = false) {
    clock = ManualClock(advancesBySleeping: advancesBySleeping)
  }

  struct Entry {
    let time: Duration
    let output: Output
  }

  var outputs: [Output] { timeline.map(\.output) }

  @discardableResult func start(_ effect: Effect<Output, Never>) -> EffectHandle? {
    runner.start(effect) { [weak self] output in self?.note(output) }
  }

  /// An effect that sends a value after some milliseconds.
  func after(_ milliseconds: Int, _ output: Output) -> Effect<Output, Never> {
    .run { [clock] send in
      guard (try? await clock.sleep(for: .milliseconds(milliseconds))) != nil else { return }
      await send(output)
    }
  }

  /// An effect that fails after some milliseconds, also when it was cancelled in the meantime.
  func after<Failure: Error>(
    _ milliseconds: Int, fail error: Failure
  ) -> Effect<Output, Failure> {
    .run { [clock] () async throws(Failure) in
      try? await clock.sleep(for: .milliseconds(milliseconds))
      throw error
    }
  }

  /// Lets an effect run to its end, without moving the clock.
  func finish(_ effect: Effect<Output, Never>) async -> [Output] {
    await start(effect)?.finish()
    return outputs
  }

  /// Moves the clock to times at which somebody wakes, in milliseconds, once so many sleep.
  func wake(at times: Int..., of sleepers: Int = 1) async {
    for time in times {
      #expect(await becomes { clock.sleepers >= sleepers })
      #expect(await clock.hasSleeper(until: .milliseconds(time)))
      await clock.advance(to: .milliseconds(time))
    }
  }

  /// Moves the clock to a time, in milliseconds, once so many sleep.
  func pass(to time: Int, of sleepers: Int = 1) async {
    #expect(await becomes { clock.sleepers >= sleepers })
    await clock.advance(to: .milliseconds(time))
  }

  /// Lets everything run that doesn't wait for the clock, as far as it's possible to tell.
  func settle() async {
    await clock.advance(by: .zero)
  }

  /// Whether nothing is left after a while: no effect, and nobody who sleeps.
  func isOver() async -> Bool {
    await becomes { runner.count == 0 && clock.sleepers == 0 }
  }

  private func note(_ output: Output) {
    timeline.append(Entry(time: clock.now.offset, output: output))
    onValue(output)
  }
}

extension EffectTestRun.Entry: Equatable where Output: Equatable {}

extension EffectTestRun.Entry: CustomStringConvertible {
  var description: String { "\(time): \(output)" }
}

extension EffectTestRun where Output: Equatable {
  /// Whether just these arrive, at these times in milliseconds, and none after them.
  func hasTimeline(_ expected: [(Int, Output)]) async -> Bool {
    _ = await becomes { timeline.count >= expected.count }
    await settle()
    return timeline == expected.map { Entry(time: .milliseconds($0.0), output: $0.1) }
  }
}
