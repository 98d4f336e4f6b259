public import Recourse

// What would silently have no effect, such as a retry behind a catch.
extension Effect where Failure == Never {
  /// Changes nothing, because the effect can't fail: put it before what handles the failure.
  ///
  /// - Parameter schedule: Isn't used.
  /// - Returns: The same effect.
  @available(*, deprecated, message: "nothing is retried: this effect can't fail any more")
  public func retry(_ schedule: RetrySchedule) -> Self {
    self
  }

  /// Changes nothing, because the effect can't fail: put it before what handles the failure.
  ///
  /// - Parameter fallback: Is never called.
  /// - Returns: The same effect.
  @available(*, deprecated, message: "nothing is caught: this effect can't fail any more")
  public func `catch`(_ fallback: @escaping @MainActor (Never) -> Self) -> Self {
    self
  }

  /// Changes nothing, because the effect can't fail: put it before what handles the failure.
  ///
  /// - Parameter output: Is never sent.
  /// - Returns: The same effect.
  @available(*, deprecated, message: "nothing is replaced: this effect can't fail any more")
  public func replaceError(with output: Output) -> Self {
    self
  }
}
