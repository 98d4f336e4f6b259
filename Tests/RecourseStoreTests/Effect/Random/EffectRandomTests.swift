import RecourseStore
import RecourseTesting
import Testing

/// Compares random effects, cancelled at random times, with a model that has no tasks.
@MainActor @Suite(.timeLimit(.minutes(5))) struct EffectRandomTests {
  @Test(arguments: UInt64(1)...20)
  func `effects match the model, and send nothing after the runner is gone`(
    block: UInt64
  ) async throws {
    for seed in (block * 1_000)..<(block * 1_000 + 30) {
      let script = EffectScript(seed: seed)
      for _ in 0..<6 { try await script.step() }
      try await script.finish()
    }
  }
}

/// Applies the same random steps to a runner and a model, and compares their outputs.
@MainActor private final class EffectScript {
  private let seed: UInt64
  private var random: SeededGenerator
  private let clock = ManualClock()
  private var runner: EffectRunner?
  private var model = EffectModel()
  private var handles: [EffectHandle?] = []
  private var outputs: [EffectModel.Output] = []

  init(seed: UInt64) {
    self.seed = seed
    random = SeededGenerator(seed: seed)
    runner = EffectRunner(clock: clock)
  }

  func step() async throws {
    try await advance(by: EffectPlan.time(using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where !handles.isEmpty:
      let index = Int.random(in: handles.indices, using: &random)
      handles[index]?.cancel()
      model.cancel(index)
    default:
      let plan = EffectPlan.random(depth: 4, using: &random)
      let effect: Effect<Int, Never> = plan.effect(on: clock).catch { error in
        .just(EffectModel.value(ofFailure: error.code))
      }
      handles.append(
        runner?.start(effect) { [weak self] value in self?.note(value) })
      model.start(plan)
    }
    try await check()
  }

  /// Lets all effects end or releases their runner early, at random, and checks the outputs.
  func finish() async throws {
    if Bool.random(using: &random) {
      while let deadline = model.deadlines.min() { try await move(to: deadline) }
      try #require(await becomes { runner?.count == 0 }, "seed \(seed)")
    }
    runner = nil
    await clock.advance(by: .seconds(1_000))
    // Operations that ignore their cancellation start new sleeps.
    while clock.sleepers > 0 { await clock.advance(by: .seconds(1_000)) }
    try #require(outputs == model.outputs, "seed \(seed)")
    #expect(handles.allSatisfy { $0?.isFinished != false }, "seed \(seed)")
  }

  private func advance(by duration: Duration) async throws {
    let end = model.now + duration
    while let deadline = model.deadlines.min(), deadline <= end { try await move(to: deadline) }
    try await move(to: end)
  }

  private func move(to time: Duration) async throws {
    for deadline in model.deadlines {
      try #require(await clock.hasSleeper(until: deadline), "seed \(seed)")
    }
    await clock.advance(to: time)
    model.advance(to: time)
    try await check()
  }

  private func check() async throws {
    let isSettled = await becomes {
      outputs.count >= model.outputs.count && runner?.count == model.running
        && clock.sleepers >= model.deadlines.count
    }
    try #require(outputs == model.outputs, "seed \(seed)")
    try #require(isSettled, "seed \(seed)")
  }

  private func note(_ value: Int) {
    outputs.append(EffectModel.Output(time: clock.now.offset, value: value))
  }
}
