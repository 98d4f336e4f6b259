extension Store {
  /// A stream of a value of the state, for code that is no view: now, and whenever it is another one.
  ///
  /// A reader that is slower than the actions gets the latest value, and misses those in between; for
  /// all that happens there are middlewares. The stream ends with the store, after the last value. A part
  /// that goes leaves it waiting, until the part is back. Every action that may have changed a value
  /// counts as a change if its type isn't `Equatable`.
  ///
  /// - Parameter path: What to follow; `\.self` is the whole state.
  /// - Returns: The stream, for one reader.
  public func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value> {
    source.values(of: path)
  }
}
