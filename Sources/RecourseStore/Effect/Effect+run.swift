extension Effect {
  /// Runs an operation and sends what it returns; what it throws is the failure.
  ///
  /// The operation runs off the main actor, or on it when the closure says `@MainActor`. It doesn't
  /// run at all when the effect was cancelled before.
  ///
  /// Swift takes what a closure throws for any error; one that throws a certain type says so, as in
  /// `{ () async throws(AnimalError) in … }`.
  ///
  /// - Parameter operation: What to run. It is cancelled with the effect.
  /// - Returns: The effect.
  public static func run(
    _ operation: @escaping @Sendable () async throws(Failure) -> Output
  ) -> Self where Output: Sendable {
    Self { scope, sink in
      scope.run { leaf in
        do throws(Failure) {
          leaf.deliver(try await operation(), to: sink)
          leaf.end { sink.end(nil) }
        } catch {
          leaf.end { sink.end(leaf.failure(error)) }
        }
      }
    }
  }

  /// Runs an operation that sends as many values as it likes; what it throws is the failure.
  ///
  /// The operation runs off the main actor, or on it when the closure says `@MainActor`. It doesn't
  /// run at all when the effect was cancelled before.
  ///
  /// - Parameter operation: What to run, with what sends its values. It is cancelled with the effect.
  /// - Returns: The effect.
  public static func run(
    _ operation: @escaping @Sendable (EffectSender<Output>) async throws(Failure) -> Void
  ) -> Self where Output: Sendable {
    Self { scope, sink in
      scope.run { leaf in
        let sender = EffectSender<Output> { leaf.deliver($0, to: sink) }
        do throws(Failure) {
          try await operation(sender)
          leaf.end { sink.end(nil) }
        } catch {
          leaf.end { sink.end(leaf.failure(error)) }
        }
      }
    }
  }

  // Where operators change the type, Swift looks for the first member in the type of the last one:
  // so these have types of their own.

  /// Runs an operation and sends what it returns, where operators that follow change the types.
  ///
  /// - Parameter operation: What to run. It is cancelled with the effect.
  /// - Returns: The effect.
  public static func run<Value: Sendable, Problem: Error>(
    _ operation: @escaping @Sendable () async throws(Problem) -> Value
  ) -> Effect<Value, Problem> {
    Effect<Value, Problem>.run(operation)
  }

  /// Runs an operation that sends many values, where operators that follow change the types.
  ///
  /// - Parameter operation: What to run, with what sends its values. It is cancelled with the effect.
  /// - Returns: The effect.
  public static func run<Value: Sendable, Problem: Error>(
    _ operation: @escaping @Sendable (EffectSender<Value>) async throws(Problem) -> Void
  ) -> Effect<Value, Problem> {
    Effect<Value, Problem>.run(operation)
  }
}
