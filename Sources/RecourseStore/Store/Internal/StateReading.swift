/// A value of the state that somebody observes, compared after each action.
///
/// Observers retain the reading, and the reading retains the part of the state that it reads.
@MainActor
final class StateReading: Hashable {
  let path: AnyKeyPath
  /// Whether the value may have changed; nil once it has, and once nothing changes any more.
  private var differs: (() -> Bool)?

  /// Creates a reading of the value at a key path.
  ///
  /// A value whose type isn't `Equatable` may have changed in each action, unless it was missing
  /// and still is.
  init<State, Value>(of path: KeyPath<State, Value>, in part: StatePart<State>) {
    func comparison<Comparable: Equatable>(of type: Comparable.Type) -> (() -> Bool)? {
      guard let path = path as? KeyPath<State, Comparable>, let value = part.peek(path) else {
        return nil
      }
      return {
        var differs = true
        part.lend { differs = $0[keyPath: path] != value }
        return differs
      }
    }
    self.path = path
    if let type = Value.self as? any Equatable.Type, let comparison = comparison(of: type) {
      differs = comparison
    } else {
      let wasPresent = part.isPresent
      differs = { wasPresent || part.isPresent }
    }
  }

  /// Creates a reading of the presence of a part.
  init(ofPresenceOf part: ObservedPart, isPresent: Bool) {
    path = Self.presence
    differs = { part.isPresent != isPresent }
  }

  static let presence: AnyKeyPath = \ObservedPart.isPresent

  /// Returns whether the value may have changed, and releases the former value if so.
  func hasChanged() -> Bool {
    guard differs?() == true else { return false }
    differs = nil
    return true
  }

  /// Releases the part, because nothing changes any more.
  func end() {
    differs = nil
  }

  nonisolated static func == (one: StateReading, other: StateReading) -> Bool { one === other }

  nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
