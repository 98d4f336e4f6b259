extension Effect {
  /// Runs an operation and sends its result; a thrown error is the failure.
  ///
  /// The operation runs off the main actor, or on the main actor if its closure is `@MainActor`. If
  /// the effect is cancelled before the operation starts, the operation never runs.
  ///
  /// Swift infers `any Error` for a closure that throws. To throw a specific type, declare it, as
  /// in `{ () async throws(AnimalError) in … }`.
  ///
  /// - Parameter operation: The operation, which is cancelled with the effect.
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

  /// Runs an operation that sends any number of values; a thrown error is the failure.
  ///
  /// The operation runs off the main actor, or on the main actor if its closure is `@MainActor`. If
  /// the effect is cancelled before the operation starts, the operation never runs.
  ///
  /// - Parameter operation: The operation, which sends its values through the given sender and is
  ///   cancelled with the effect.
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

  // In a chain of operators, Swift looks up the first member in the type of the chain's result.
  // That type differs where operators change it, so these methods have generic types of their own.

  /// Runs an operation and sends its result, for chains of operators that change the types.
  ///
  /// - Parameter operation: The operation, which is cancelled with the effect.
  /// - Returns: The effect.
  public static func run<Value: Sendable, Problem: Error>(
    _ operation: @escaping @Sendable () async throws(Problem) -> Value
  ) -> Effect<Value, Problem> {
    Effect<Value, Problem>.run(operation)
  }

  /// Runs an operation that sends many values, for chains of operators that change the types.
  ///
  /// - Parameter operation: The operation, which sends its values through the given sender and is
  ///   cancelled with the effect.
  /// - Returns: The effect.
  public static func run<Value: Sendable, Problem: Error>(
    _ operation: @escaping @Sendable (EffectSender<Value>) async throws(Problem) -> Void
  ) -> Effect<Value, Problem> {
    Effect<Value, Problem>.run(operation)
  }
}
