import Observation
public import Recourse

extension PresentationContext {
  /// Waits until the context presents an item.
  ///
  /// The wait doesn't poll: the change that presents the item ends it.
  ///
  /// ```swift
  /// model.save()
  /// #expect(try await model.alert.next().title == "Can’t connect")
  /// try model.alert.answer("Try Again")
  /// ```
  ///
  /// - Returns: The presented item, which may have been presented before the call.
  /// - Throws: `CancellationError` if the waiting task is cancelled.
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
