/// Reads the values of a stream, and ends the stream on release.
@MainActor
final class StateStream<Value: Sendable> {
  private let signal: AsyncSignal
  private let read: @MainActor () -> Value?
  private var last: Value?

  /// - Parameters:
  ///   - signal: Wakes the reader when there may be a new value.
  ///   - read: Returns the value; nil if there is none at the moment.
  init(_ signal: AsyncSignal, read: @escaping @MainActor () -> Value?) {
    self.signal = signal
    self.read = read
  }

  deinit {
    Task { @MainActor [signal] in signal.end() }
  }

  func next() async -> Value? {
    while await signal.wait() {
      guard let value = read(), !isLast(value) else { continue }
      last = value
      return value
    }
    return nil
  }

  /// Returns whether a value equals the last one; false if its type isn't `Equatable`.
  ///
  /// The cast happens here, on the main actor, because the conformance may be isolated to it.
  private func isLast(_ value: Value) -> Bool {
    guard case let last? = last, let type = Value.self as? any Equatable.Type else { return false }
    func equals<Comparable: Equatable>(_ type: Comparable.Type) -> Bool {
      value as? Comparable == last as? Comparable
    }
    return equals(type)
  }
}
