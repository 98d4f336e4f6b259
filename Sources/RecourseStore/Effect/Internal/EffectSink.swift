/// Receives the values and the end of an effect, on the main actor.
struct EffectSink<Output, Failure: Error>: Sendable {
  let receive: @MainActor (Output) -> Void
  /// Receives the failure; nil if there was none.
  let end: @MainActor (Failure?) -> Void
}
