extension Effect {
  /// Sends the values of a sequence, and fails with any error that the sequence throws.
  ///
  /// Each start of the effect evaluates the argument, so that a retry begins with a new sequence.
  /// The failure type of a sequence is available from iOS 18 and macOS 15. To keep that type on
  /// older systems, iterate in an operation with the same failure type:
  /// `.run { send in for await value in sequence { await send(value) } }`.
  ///
  /// - Parameter sequence: The sequence, such as the `values` of a Combine publisher.
  /// - Returns: The effect.
  public static func values<Values: AsyncSequence & SendableMetatype>(
    of sequence: @autoclosure @escaping @Sendable () -> Values
  ) -> Effect<Values.Element, any Error> where Values.Element: Sendable {
    Effect<Values.Element, any Error>.run { (send) async throws(any Error) in
      for try await value in sequence() { await send(value) }
    }
  }

  /// Sends the values of a sequence that can't fail.
  ///
  /// - Parameter sequence: The sequence; each start of the effect evaluates the argument.
  /// - Returns: The effect.
  @available(iOS 18, macOS 15, tvOS 18, watchOS 11, visionOS 2, *)
  public static func values<Values: AsyncSequence & SendableMetatype>(
    of sequence: @autoclosure @escaping @Sendable () -> Values
  ) -> Effect<Values.Element, Never> where Values.Element: Sendable, Values.Failure == Never {
    Effect<Values.Element, Never>.run { send in
      for await value in sequence() { await send(value) }
    }
  }

  /// Sends the values of a stream, which can't fail.
  ///
  /// - Parameter stream: The stream; each start of the effect evaluates the argument.
  /// - Returns: The effect.
  public static func values<Value: Sendable>(
    of stream: @autoclosure @escaping @Sendable () -> AsyncStream<Value>
  ) -> Effect<Value, Never> {
    Effect<Value, Never>.run { send in
      for await value in stream() { await send(value) }
    }
  }
}
