import Recourse
import RecourseStore
import RecourseTesting
import Testing

/// Starts effects under a manual clock, and records each value with its time.
@MainActor final class EffectTestRun<Output: Sendable> {
  let clock: ManualClock
  /// The received values, each with its time.
  private(set) var timeline: [Entry] = []
  private(set) lazy var runner = EffectRunner(clock: clock, generator: SeededGenerator(seed: 1))
  /// The closure that is called after each value is recorded; does nothing by default.
  var onValue: (Output) -> Void = { _ in }

  /// Creates a run without effects.
  ///
  /// - Parameter advancesBySleeping: Whether a sleep advances the clock to its own deadline, for
  ///   effects in which one task sleeps at a time.
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

  /// Returns an effect that sends a value after a number of milliseconds.
  func after(_ milliseconds: Int, _ output: Output) -> Effect<Output, Never> {
    .run { [clock] send in
      guard (try? await clock.sleep(for: .milliseconds(milliseconds))) != nil else { return }
      await send(output)
    }
  }

  /// Returns an effect that fails after a number of milliseconds, or at once when cancelled.
  func after<Failure: Error>(
    _ milliseconds: Int, fail error: Failure
  ) -> Effect<Output, Failure> {
    .run { [clock] () async throws(Failure) in
      try? await clock.sleep(for: .milliseconds(milliseconds))
      throw error
    }
  }

  /// Runs an effect to its end without moving the clock, and returns all values received so far.
  func finish(_ effect: Effect<Output, Never>) async -> [Output] {
    await start(effect)?.finish()
    return outputs
  }

  /// Advances the clock to each of the times, in milliseconds, and expects a sleeper to wake there.
  ///
  /// Before each advance, waits until at least `sleepers` tasks sleep.
  func wake(at times: Int..., of sleepers: Int = 1) async {
    for time in times {
      #expect(await becomes { clock.sleepers >= sleepers })
      #expect(await clock.hasSleeper(until: .milliseconds(time)))
      await clock.advance(to: .milliseconds(time))
    }
  }

  /// Advances the clock to a time, in milliseconds, once at least `sleepers` tasks sleep.
  func pass(to time: Int, of sleepers: Int = 1) async {
    #expect(await becomes { clock.sleepers >= sleepers })
    await clock.advance(to: .milliseconds(time))
  }

  /// Runs all work that doesn't wait for the clock, as far as the clock can detect that.
  func settle() async {
    await clock.advance(by: .zero)
  }

  /// Returns whether, within the yields of `becomes`, no effect runs and no task sleeps.
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
  /// Returns whether exactly these values arrive, at these times in milliseconds.
  func hasTimeline(_ expected: [(Int, Output)]) async -> Bool {
    _ = await becomes { timeline.count >= expected.count }
    await settle()
    return timeline == expected.map { Entry(time: .milliseconds($0.0), output: $0.1) }
  }
}
