import Observation
public import Recourse

extension PresentationContext {
  /// Waits until something is shown.
  ///
  /// Nothing is polled: the wait ends with the change that shows something.
  ///
  /// ```swift
  /// model.save()
  /// #expect(try await model.alert.next().title == "Can’t connect")
  /// try model.alert.answer("Try Again")
  /// ```
  ///
  /// - Returns: What is shown, also when it was shown before.
  /// - Throws: `CancellationError` when the waiting task is cancelled.
  public func next() async throws -> Item {
    while true {
      try Task.checkCancellation()
      let (changes, change) = AsyncStream.makeStream(of: Void.self)
      let shown = withObservationTracking {
        item
      } onChange: {
        change.finish()
      }
      if let shown { return shown }
      for await _ in changes {}
    }
  }
}
