/// Sends the values of an effect that has many.
///
/// ```swift
/// let countdown: Effect<Int, any Error> = .run { send in
///   for second in [3, 2, 1] {
///     await send(second)
///     try await clock.sleep(for: .seconds(1))
///   }
/// }
/// ```
public struct EffectSender<Output: Sendable>: Sendable {
  private let deliver: @MainActor (Output) -> Void

  init(_ deliver: @escaping @MainActor (Output) -> Void) {
    self.deliver = deliver
  }

  /// Sends a value, and returns when it was received on the main actor.
  ///
  /// So values keep their order, and a fast effect doesn't run ahead of the app. After the effect has
  /// ended or was cancelled, values go nowhere.
  ///
  /// - Parameter output: The value.
  public nonisolated(nonsending) func callAsFunction(_ output: Output) async {
    await deliver(output)
  }
}
