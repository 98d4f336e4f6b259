/// Reads the values of a stream; the stream ends with it.
@MainActor
final class StateFollower<Value: Sendable> {
  private let alarm: StateAlarm
  private let read: @MainActor () -> Value?
  private let whenGone: @MainActor () -> Void
  private var last: Value?

  /// - Parameters:
  ///   - alarm: Rings when there may be another value.
  ///   - read: Gives the value; nil when there is none at the moment.
  ///   - whenGone: Is called when nobody can read the stream any more.
  init(
    _ alarm: StateAlarm, read: @escaping @MainActor () -> Value?,
    whenGone: @escaping @MainActor () -> Void
  ) {
    self.alarm = alarm
    self.read = read
    self.whenGone = whenGone
  }

  deinit {
    Task { @MainActor [alarm, whenGone] in
      alarm.end()
      whenGone()
    }
  }

  func next() async -> Value? {
    while await alarm.wait() {
      guard let value = read(), !isLast(value) else { continue }
      last = value
      return value
    }
    return nil
  }

  /// Whether a value equals the last one; false if values of the type can't be compared.
  ///
  /// The type is asked here, on the main actor, where it may conform to `Equatable` and nowhere else.
  private func isLast(_ value: Value) -> Bool {
    guard case let last? = last, let type = Value.self as? any Equatable.Type else { return false }
    func equals<Comparable: Equatable>(_ type: Comparable.Type) -> Bool {
      value as? Comparable == last as? Comparable
    }
    return equals(type)
  }
}
