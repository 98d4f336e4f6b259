internal import CAdwaita

extension Widget {
  /// Runs a function at the start of each frame until it returns false or the widget is destroyed.
  @MainActor
  func onFrames(_ run: @escaping @MainActor () -> Bool) {
    gtk_widget_add_tick_callback(
      self, { _, _, data in SignalHandler.run(data).asGBoolean }, SignalHandler(run).retained(),
      SignalHandler.release)
  }

  /// Waits until the next frame begins, or until the widget is destroyed.
  @MainActor
  func nextFrame() async {
    await withCheckedContinuation { continuation in
      let resumption = Resumption(continuation)
      onFrames { withExtendedLifetime(resumption) { false } }
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
