/// Sends the values of an effect that produces any number of them.
///
/// ```swift
/// let countdown: Effect<Int, any Error> = .run { send in
///   for second in [3, 2, 1] {
///     await send(second)
///     try await clock.sleep(for: .seconds(1))
///   }
/// }
/// let places: Effect<Place, any Error> = .run { send in
///   for try await place in tracker.places() { await send(place) }
/// }
/// ```
///
/// Create a sequence within the operation, so that a retry begins with a new one.
public struct EffectSender<Output: Sendable>: Sendable {
  private let deliver: @MainActor (Output) -> Void

  init(_ deliver: @escaping @MainActor (Output) -> Void) {
    self.deliver = deliver
  }

  /// Sends a value, and returns once the value has been received on the main actor.
  ///
  /// Values therefore keep their order, and a fast effect doesn't run ahead of the app. Values sent
  /// after the effect has ended or was cancelled are dropped.
  ///
  /// - Parameter output: The value.
  public nonisolated(nonsending) func callAsFunction(_ output: Output) async {
    await deliver(output)
  }
}
