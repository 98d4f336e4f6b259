extension Store {
  /// Returns a stream of a value of the state for code outside views: the current value, then each
  /// change.
  ///
  /// A reader that is slower than the actions receives the latest value and misses those in
  /// between; use a middleware to see every action. When the store is released, the stream ends
  /// after the last value. While an optional part is missing, the stream waits for its return. If
  /// the type of the value isn't `Equatable`, each action that may have changed the value counts as
  /// a change.
  ///
  /// - Parameter path: The key path of the value; `\.self` is the whole state.
  /// - Returns: A stream for one reader.
  public func values<Value: Sendable>(of path: KeyPath<State, Value>) -> AsyncStream<Value> {
    source.values(of: path)
  }
}
