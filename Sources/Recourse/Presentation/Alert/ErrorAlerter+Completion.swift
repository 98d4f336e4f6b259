extension ErrorAlerter {
  /// Runs an operation with a completion handler, and presents its failure as an alert.
  ///
  /// - Parameters:
  ///   - operation: The operation to run. It may call its handler from any thread; only the first
  ///     call counts.
  ///   - completion: Called once with the result on the main actor, after the alert was presented.
  ///     The default does nothing.
  public func tryWithErrorAlert<Success: Sendable, Failure: Error>(
    _ operation: @MainActor (@escaping @Sendable (Result<Success, Failure>) -> Void) -> Void,
    completion: @escaping @MainActor (Result<Success, Failure>) -> Void = { _ in }
  ) {
    let callback = Callback { (result: Result<Success, Failure>) in
      if case .failure(let error) = result { alert(error: error) }
      completion(result)
    }
    operation { result in
      Task { @MainActor in callback(result) }
    }
  }
}

/// Forwards the first of any number of calls.
@MainActor
private final class Callback<Value> {
  private var action: ((Value) -> Void)?

  init(_ action: @escaping (Value) -> Void) {
    self.action = action
  }

  func callAsFunction(_ value: Value) {
    let action = action
    self.action = nil
    action?(value)
  }
}
