/// Work beside the state: it sends values to the store until it ends, or fails with a known error.
///
/// An effect is a value that does nothing by itself: a store starts it. What needs no time happens at
/// once then (``just(_:)``, ``cancel(id:)``, and that an effect can be cancelled by its id), before
/// anything else is dispatched; the rest runs in tasks. Values and everything that operators do with
/// them arrive on the main actor, in the order in which the effect has sent them.
///
/// A store takes effects that can't fail, so that an error that nobody handles doesn't compile.
///
/// ```swift
/// let effect: Effect<Action, Never> = .run { try await service.animal() }
///   .retry(.standard)
///   .map { .fetched($0) }
///   .catch { error in .just(.failed(error.localizedDescription)) }
/// ```
///
/// Being cancelled is no failure: a cancelled effect ends, and so does one that throws an error that
/// says so. No operator sees a failure then, and nothing is sent any more.
public struct Effect<Output, Failure: Error>: Sendable {
  typealias Beginning = @MainActor (EffectScope, EffectSink<Output, Failure>) -> Void

  /// What starting the effect does; nil for nothing, which costs nothing.
  private let beginning: Beginning?

  init(_ beginning: @escaping Beginning) {
    self.beginning = beginning
  }

  private init() {
    beginning = nil
  }

  /// Nothing: it ends at once.
  public static var none: Self { Self() }

  /// Nothing, by the name that reads well in a composition.
  public static var empty: Self { Self() }

  /// Whether there is nothing to start.
  package var isNone: Bool { beginning == nil }

  /// Sends a value at once, and ends.
  ///
  /// - Parameter output: The value.
  /// - Returns: The effect.
  public static func just(_ output: Output) -> Self where Output: Sendable {
    Self { _, sink in
      sink.receive(output)
      sink.end(nil)
    }
  }

  /// Fails at once; with an error that says that somebody cancelled, it just ends.
  ///
  /// - Parameter error: The failure.
  /// - Returns: The effect.
  public static func fail(_ error: Failure) -> Self {
    Self { scope, sink in sink.end(scope.failure(error)) }
  }

  /// Starts the effect as a part of another one.
  ///
  /// The sink hears of the end once, and of nothing after it. Whoever closes the scope meanwhile, such
  /// as the one who receives a value, no longer listens to the end.
  @MainActor func begin(in scope: EffectScope, _ sink: EffectSink<Output, Failure>) {
    guard scope.isOpen else { return }
    if let beginning { beginning(scope, sink) } else { sink.end(nil) }
  }
}
