import Observation
import RecourseStore

/// The cost of an action in addition to its reducer.
///
/// The baseline is the same reducer, called as a function with an inout state. Both call the
/// reducer through an opaque closure; otherwise the optimizer would remove the baseline.
enum StoreBenchmarks {
  static let all = [
    Benchmark(name: "store.dispatch.0mw-0obs", unit: "ns", goal: .ratio(30)) {
      let store = Store(initialState: Tally(), reducer: tallyReducer)
      return try await Measurement().nanoseconds(by: ProcessorClock()) { count in
        for _ in 0..<count { store.dispatch(.increment) }
      } against: { count in
        reduce(.increment, count)
      }
    },
    Benchmark(name: "store.dispatch.3mw-1obs", unit: "ns", goal: .ratio(150)) {
      let store = Store(
        initialState: Tally(), reducer: tallyReducer,
        middlewares: [quietMiddleware, quietMiddleware, quietMiddleware])
      let values = store.values(of: \.count)
      let figures = try await Measurement().nanoseconds(by: ProcessorClock()) { count in
        for _ in 0..<count { store.dispatch(.increment) }
      } against: { count in
        reduce(.increment, count)
      }
      blackHole(values)
      return figures
    },
    Benchmark(name: "store.dispatch.array-100k", unit: "ns", goal: .ratio(2)) {
      let store = Store(initialState: Tally(), reducer: tallyReducer)
      return try await Measurement().nanoseconds(by: ProcessorClock()) { count in
        for _ in 0..<count { store.dispatch(.set(50_000)) }
      } against: { count in
        for _ in 0..<count { store.dispatch(.increment) }
      }
    },
    Benchmark(name: "store.observers.100-unchanged", unit: "ns", goal: .time(30_000)) {
      let store = Store(initialState: Hundred()) { (_, _: TallyAction) in }
      withObservationTracking {
        for path in Hundred.paths { blackHole(store.state[path]) }
      } onChange: {
      }
      return Measurement().nanoseconds { store.dispatch(.increment) }
    },
    Benchmark(name: "store.observers.1-told", unit: "ns") {
      let store = Store(initialState: Tally(), reducer: tallyReducer)
      let plain = PlainTally()
      return Measurement().nanoseconds {
        withObservationTracking {
          blackHole(store.state.count)
        } onChange: {
        }
        store.dispatch(.increment)
      } against: {
        withObservationTracking {
          blackHole(plain.count)
        } onChange: {
        }
        plain.count += 1
      }
    },
    Benchmark(name: "store.effect.roundtrip", unit: "ns") {
      let store = Store(
        initialState: Tally(), reducer: tallyReducer,
        middlewares: [
          { _, action in action == .load ? .run { await answer() } : .none }
        ])
      return try await Measurement().nanoseconds { count in
        for _ in 0..<count { await store.dispatch(.load).finish() }
      } against: { count in
        // The equivalent without a store: a task, and its value back on the main actor.
        for _ in 0..<count {
          let task = Task.detached { await answer() }
          blackHole(await task.value)
        }
      }
    },
  ]

  @MainActor
  private static func reduce(_ action: TallyAction, _ count: Int) {
    var state = Tally()
    for _ in 0..<count { tallyReducer(&state, action) }
    blackHole(state)
  }

  @Sendable
  private static func answer() async -> TallyAction { .increment }

  private static let quietMiddleware: Middleware<Tally, TallyAction> = opaque(answerNothing)
  private static let tallyReducer: Reducer<Tally, TallyAction> = opaque(reduceTally)

  @MainActor
  private static func answerNothing(
    state: Tally, action: TallyAction
  ) -> Effect<TallyAction, Never> {
    .none
  }

  @MainActor
  private static func reduceTally(state: inout Tally, action: TallyAction) {
    switch action {
    case .increment: state.count += 1
    case .set(let index): state.numbers[index] += 1
    case .load: break
    }
  }

  /// Returns the same value, hidden from the optimizer.
  @inline(never)
  @_optimize(none)
  private static func opaque<Value>(_ value: Value) -> Value { value }

  /// The equivalent of the state without a store.
  @MainActor
  @Observable
  final class PlainTally {
    var count = 0
  }

  private struct Tally: Sendable {
    var count = 0
    var numbers = [Int](repeating: 0, count: 100_000)
  }

  /// A hundred properties that no action changes.
  private struct Hundred: Sendable {
    var (a, b, c, d, e) = (Twenty(), Twenty(), Twenty(), Twenty(), Twenty())

    static var paths: [KeyPath<Hundred, Int>] {
      [\.a, \.b, \.c, \.d, \.e].flatMap { (twenty: KeyPath<Hundred, Twenty>) in
        Twenty.paths.map { twenty.appending(path: $0) }
      }
    }
  }

  private struct Twenty: Sendable {
    var (a, b, c, d, e) = (Four(), Four(), Four(), Four(), Four())

    static var paths: [KeyPath<Twenty, Int>] {
      [\.a, \.b, \.c, \.d, \.e].flatMap { (four: KeyPath<Twenty, Four>) in
        [\.a, \.b, \.c, \.d].map { four.appending(path: $0) }
      }
    }
  }

  private struct Four: Sendable {
    var (a, b, c, d) = (0, 0, 0, 0)
  }

  private enum TallyAction: Sendable, Equatable {
    case increment
    case set(Int)
    case load
  }
}
