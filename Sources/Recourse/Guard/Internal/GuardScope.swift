/// The name of the guards within an operation, and the handler of their events.
struct GuardScope: Sendable {
  @TaskLocal private static var current: GuardScope?

  let name: StaticString
  let handler: @Sendable (GuardEvent) -> Void

  /// Passes an event to the innermost handler around the current task, if there is one.
  ///
  /// Don't call this method under a lock: the handler is code of the app.
  static func send(_ kind: GuardEvent.Kind) {
    guard let scope = current else { return }
    let event = GuardEvent(name: "\(scope.name)", kind: kind)
    // A task that the handler starts, such as an upload with a retry, must not send events to it.
    $current.withValue(nil) { scope.handler(event) }
  }

  func run<Value, Failure: Error>(
    _ operation: nonisolated(nonsending) () async throws(Failure) -> Value,
    on isolation: isolated (any Actor)? = #isolation
  ) async throws(Failure) -> Value {
    try await Self.$current.withValue(self) { () -> Result<Value, Failure> in
      // Captures `isolation`, so the closure runs on the caller's actor.
      _ = isolation
      do throws(Failure) {
        return .success(try await operation())
      } catch {
        return .failure(error)
      }
    }.get()
  }
}
