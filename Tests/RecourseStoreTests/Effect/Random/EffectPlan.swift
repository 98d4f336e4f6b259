import Recourse
import RecourseStore
import RecourseTesting

/// A description from which an effect and its expected behavior are both derived.
indirect enum EffectPlan: Sendable {
  struct Step: Sendable {
    let delay: Duration
    let value: Int
  }

  enum End: Sendable {
    case finished
    case failed(Int)
    /// Throws an error that wraps a cancellation.
    case cancelled
  }

  case just(Int)
  case fail(Int)
  case cancel(id: Int)
  /// Sends values, each after its own delay, and ends after a final delay.
  case operation([Step], delay: Duration, End, ignoresCancellation: Bool)
  /// Returns a value after a delay.
  case single(Step)
  case merge([EffectPlan])
  case concatenate([EffectPlan])
  case map(EffectPlan, adding: Int)
  case handled(EffectPlan, by: EffectPlan)
  case cancellable(EffectPlan, id: Int, cancelInFlight: Bool)
  case timeout(EffectPlan, Duration, Int)
  case retry(EffectPlan, attempts: Int, delay: Duration)
  case debounce(EffectPlan, id: Int, Duration)
  case throttle(EffectPlan, id: Int, Duration, latest: Bool)
}

/// The error of the effects that random plans describe.
enum EffectPlanError: CauseWrapper {
  case code(Int)
  case cancelled
  case caused(by: any Error)

  var causes: [any Error] {
    if case .caused(let cause) = self { [cause] } else { [] }
  }

  var code: Int { if case .code(let code) = self { code } else { -1 } }
}

extension EffectPlan {
  /// Returns the effect, driven by a clock.
  func effect(on clock: ManualClock) -> Effect<Int, EffectPlanError> {
    switch self {
    case .just(let value): .just(value)
    case .fail(let code): .fail(.code(code))
    case .cancel(let id): .cancel(id: id)
    case .operation(let steps, let delay, let end, let ignoresCancellation):
      .run { (send) async throws(EffectPlanError) in
        var time = clock.now.offset
        for step in steps {
          time += step.delay
          guard await clock.wait(until: time, anyway: ignoresCancellation) else { return }
          await send(step.value)
        }
        _ = await clock.wait(until: time + delay, anyway: ignoresCancellation)
        switch end {
        case .finished: return
        case .failed(let code): throw .code(code)
        case .cancelled: throw .caused(by: CancellationError())
        }
      }
    case .single(let step):
      .run { () async throws(EffectPlanError) in
        _ = await clock.wait(until: clock.now.offset + step.delay, anyway: false)
        return step.value
      }
    case .merge(let plans): .merge(plans.map { $0.effect(on: clock) })
    case .concatenate(let plans): .concatenate(plans.map { $0.effect(on: clock) })
    case .map(let plan, let summand): plan.effect(on: clock).map { $0 + summand }
    case .handled(let plan, let fallback):
      plan.effect(on: clock).catch { _ in fallback.effect(on: clock) }
    case .cancellable(let plan, let id, let cancelInFlight):
      plan.effect(on: clock).cancellable(id: id, cancelInFlight: cancelInFlight)
    case .timeout(let plan, let limit, let code):
      plan.effect(on: clock).timeout(limit, error: .code(code))
    case .retry(let plan, let attempts, let delay):
      plan.effect(on: clock).retry(.constant(delay, maxAttempts: attempts))
    case .debounce(let plan, let id, let time):
      plan.effect(on: clock).debounce(id: id, for: time)
    case .throttle(let plan, let id, let interval, let latest):
      plan.effect(on: clock).throttle(id: id, for: interval, latest: latest)
    }
  }
}

extension EffectPlan {
  /// Returns a random plan of at most `depth` levels above its leaves.
  static func random(depth: Int, using random: inout SeededGenerator) -> EffectPlan {
    if depth == 0 { return leaf(using: &random) }
    let plan = { (random: inout SeededGenerator) in
      EffectPlan.random(depth: depth - 1, using: &random)
    }
    let id = Int.random(in: 0..<3, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0..<2: return leaf(using: &random)
    case 2..<4: return .merge(list(depth: depth, using: &random))
    case 4..<6: return .concatenate(list(depth: depth, using: &random))
    case 6: return .map(plan(&random), adding: 1_000)
    case 7: return .handled(plan(&random), by: plan(&random))
    case 8..<10: return .cancellable(plan(&random), id: id, cancelInFlight: .random(using: &random))
    case 10: return .timeout(plan(&random), time(using: &random), number(using: &random))
    case 11:
      return .retry(
        plan(&random), attempts: .random(in: 2...3, using: &random), delay: time(using: &random))
    case 12: return .debounce(plan(&random), id: id, time(using: &random))
    default:
      return .throttle(
        plan(&random), id: id, time(using: &random), latest: .random(using: &random))
    }
  }

  /// Returns a time of up to a second, fine enough that no two events coincide by chance.
  static func time(using random: inout SeededGenerator) -> Duration {
    .nanoseconds(Int64.random(in: 1...1_000_000_000, using: &random))
  }

  private static func number(using random: inout SeededGenerator) -> Int {
    .random(in: 0..<100, using: &random)
  }

  private static func list(
    depth: Int, using random: inout SeededGenerator
  ) -> [EffectPlan] {
    var plans: [EffectPlan] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      plans.append(.random(depth: depth - 1, using: &random))
    }
    return plans
  }

  private static func step(using random: inout SeededGenerator) -> Step {
    Step(delay: time(using: &random), value: number(using: &random))
  }

  private static func leaf(using random: inout SeededGenerator) -> EffectPlan {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .just(number(using: &random))
    case 1: return .fail(number(using: &random))
    case 2: return .cancel(id: .random(in: 0..<3, using: &random))
    case 3: return .single(step(using: &random))
    default:
      var steps: [Step] = []
      for _ in 0..<Int.random(in: 0...3, using: &random) { steps.append(step(using: &random)) }
      let ends: [End] = [.finished, .failed(number(using: &random)), .cancelled]
      return .operation(
        steps, delay: time(using: &random), ends.randomElement(using: &random) ?? .finished,
        ignoresCancellation: Int.random(in: 0..<4, using: &random) == 0)
    }
  }
}

extension ManualClock {
  /// Sleeps until a time.
  ///
  /// - Parameters:
  ///   - time: The offset from the clock's start.
  ///   - anyway: Whether to sleep on after the task is cancelled.
  /// - Returns: Whether the sleep has lasted until that time.
  fileprivate func wait(until time: Duration, anyway: Bool) async -> Bool {
    let deadline = Instant(offset: time)
    if anyway {
      await Task { try? await sleep(until: deadline) }.value
      return true
    }
    return (try? await sleep(until: deadline)) != nil
  }
}
