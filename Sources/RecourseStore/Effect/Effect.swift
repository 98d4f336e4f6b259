/// Asynchronous work that sends values to the store until it ends or fails with a typed error.
///
/// An effect is an inert value until a store starts it. Its synchronous parts then take effect at
/// once, before anything else is dispatched: ``just(_:)``, ``cancel(id:)``, and the registration of
/// a cancellation id. The rest runs in tasks. Values arrive on the main actor in the order in which
/// the effect sent them, and operators process them there.
///
/// A store accepts only effects that can't fail, so an unhandled error doesn't compile.
///
/// ```swift
/// let effect: Effect<Action, Never> = .run { () async throws(AnimalError) in
///   try await service.animal()
/// }
/// .retry(.standard)
/// .map { .fetched($0) }
/// .catch { error in .just(.failed(error)) }
/// ```
///
/// Cancellation is not a failure: a cancelled effect ends, and so does an effect that throws a
/// cancellation error. Operators see no failure in either case, and nothing more is sent.
public struct Effect<Output, Failure: Error>: Sendable {
  typealias Beginning = @MainActor (EffectScope, EffectSink<Output, Failure>) -> Void

  /// Starts the effect; nil for an effect that does nothing, which costs nothing.
  private let beginning: Beginning?

  init(_ beginning: @escaping Beginning) {
    self.beginning = beginning
  }

  private init() {
    beginning = nil
  }

  /// An effect that does nothing and ends at once.
  public static var none: Self { Self() }

  /// Whether there is nothing to start.
  package var isNone: Bool { beginning == nil }

  /// Returns an effect that sends a value at once, and ends.
  ///
  /// - Parameter output: The value.
  /// - Returns: The effect.
  public static func just(_ output: Output) -> Self where Output: Sendable {
    Self { _, sink in
      sink.receive(output)
      sink.end(nil)
    }
  }

  /// Returns an effect that fails at once; with a cancellation error, it ends without a failure.
  ///
  /// - Parameter error: The failure.
  /// - Returns: The effect.
  public static func fail(_ error: Failure) -> Self {
    Self { scope, sink in sink.end(scope.failure(error)) }
  }

  /// Starts the effect as a part of another effect.
  ///
  /// The sink receives the end once, and nothing after it. If the scope is closed in the meantime,
  /// for example by the receiver of a value, the sink doesn't receive the end.
  @MainActor func begin(in scope: EffectScope, _ sink: EffectSink<Output, Failure>) {
    guard scope.isOpen else { return }
    if let beginning { beginning(scope, sink) } else { sink.end(nil) }
  }
}
