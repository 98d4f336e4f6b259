/// A started effect.
@MainActor package final class EffectHandle {
  private let scope: EffectScope

  init(_ scope: EffectScope) {
    self.scope = scope
  }

  /// Whether the effect has ended and sends nothing more.
  package var isFinished: Bool { !scope.isOpen }

  /// Cancels the effect, which then sends nothing more.
  package func cancel() {
    scope.close()
  }

  /// Waits until the effect has ended or the waiting task is cancelled.
  package func finish() async {
    guard scope.isOpen else { return }
    let (ends, end) = AsyncStream.makeStream(of: Never.self)
    scope.whenClosed { end.finish() }
    for await _ in ends {}
  }
}
