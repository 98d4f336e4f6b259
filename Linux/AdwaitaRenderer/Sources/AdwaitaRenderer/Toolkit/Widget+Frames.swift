internal import CAdwaita

extension Widget {
  /// Waits until the next frame begins, or until the widget is destroyed.
  @MainActor
  func nextFrame() async {
    await withCheckedContinuation { continuation in
      let resumption = Resumption(continuation)
      let handler = SignalHandler {
        withExtendedLifetime(resumption) { false }
      }
      gtk_widget_add_tick_callback(
        self, { _, _, data in SignalHandler.run(data).asGBoolean }, handler.retained(),
        SignalHandler.release)
    }
  }
}

/// Resumes a task when it is deallocated, that is when no callback can run any more.
private final class Resumption: Sendable {
  private let continuation: CheckedContinuation<Void, Never>

  init(_ continuation: CheckedContinuation<Void, Never>) {
    self.continuation = continuation
  }

  deinit {
    continuation.resume()
  }
}
