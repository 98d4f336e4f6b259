public import Recourse

// Operators that would silently have no effect, such as a retry after a catch.
extension Effect where Failure == Never {
  /// Does nothing, because the effect can't fail; retry before the failure is handled.
  ///
  /// - Parameter schedule: Ignored.
  /// - Returns: The same effect.
  @available(*, deprecated, message: "nothing is retried: this effect can't fail any more")
  public func retry(_ schedule: RetrySchedule) -> Self {
    self
  }

  /// Does nothing, because the effect can't fail; catch before the failure is handled.
  ///
  /// - Parameter fallback: Never called.
  /// - Returns: The same effect.
  @available(*, deprecated, message: "nothing is caught: this effect can't fail any more")
  public func `catch`(_ fallback: @escaping @MainActor (Never) -> Self) -> Self {
    self
  }

  /// Does nothing, because the effect can't fail; replace the error before the failure is handled.
  ///
  /// - Parameter output: Never sent.
  /// - Returns: The same effect.
  @available(*, deprecated, message: "nothing is replaced: this effect can't fail any more")
  public func replaceError(with output: Output) -> Self {
    self
  }
}
