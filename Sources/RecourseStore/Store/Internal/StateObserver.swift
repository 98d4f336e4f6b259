import Recourse

/// Looks after each action whether a value of the state has changed since it was read last.
///
/// This one is for values that can't be compared: each action may have changed them.
@MainActor
class StateObserver<State> {
  fileprivate(set) final var next: StateObserver<State>?
  /// The next of those whose value has changed by the present action.
  final var nextOutdated: StateObserver<State>?
  fileprivate(set) final var isOutdated = true
  final var audience: StateAudience

  fileprivate init(for audience: StateAudience) {
    self.audience = audience
  }

  /// Takes note of the value that is read now.
  func renew(from storage: borrowing StateStorage<State>) {
    isOutdated = false
  }

  /// Whether the value has changed and nobody knows yet; the state comes with its address.
  func update(_ state: State, at address: UnsafeRawPointer) -> Bool {
    defer { isOutdated = true }
    return !isOutdated
  }

  /// An observer of a value, which is compared if its type can be.
  static func observer<Value>(
    of path: KeyPath<State, Value>, for audience: StateAudience
  ) -> StateObserver<State> {
    func comparing<Comparable: Equatable>(_ type: Comparable.Type) -> StateObserver<State>? {
      guard let path = path as? KeyPath<State, Comparable> else { return nil }
      return ComparingObserver(of: path, for: audience)
    }
    let type = Value.self as? any Equatable.Type
    return type.flatMap { comparing($0) } ?? StateObserver(for: audience)
  }
}

/// It keeps the value that was read, and with it a copy of what that refers to, until it changes.
private final class ComparingObserver<State, Value: Equatable>: StateObserver<State> {
  /// An object, since to compare an optional of a generic type takes several times as long.
  private final class Memory {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let path: KeyPath<State, Value>
  /// Where the value lies in the state, if it is stored: to compare it there takes half as long.
  private let offset: Int?
  private var memory: Memory?

  init(of path: KeyPath<State, Value>, for audience: StateAudience) {
    self.path = path
    offset = MemoryLayout<State>.offset(of: path)
    super.init(for: audience)
  }

  override func renew(from storage: borrowing StateStorage<State>) {
    memory = Memory(storage.value(at: path))
    isOutdated = false
  }

  override func update(_ state: State, at address: UnsafeRawPointer) -> Bool {
    guard let memory else { return false }
    if let offset {
      let value = address.advanced(by: offset).assumingMemoryBound(to: Value.self)
      guard value.pointee != memory.value else { return false }
    } else {
      guard state[keyPath: path] != memory.value else { return false }
    }
    self.memory = nil
    isOutdated = true
    return true
  }
}

/// All observers of a state, the last that came first.
///
/// They are a list by themselves: a collection of a generic type asks Swift for the type again on each
/// use, which would take longer than all the rest of a dispatch.
@MainActor
struct StateObserverList<State> {
  private(set) var first: StateObserver<State>?

  mutating func insert(_ observer: StateObserver<State>) {
    observer.next = first
    first = observer
  }

  /// Ends the streams of those who follow a value.
  func endFollowing() {
    var rest = first
    while let observer = rest {
      if case .follower(let alarm) = observer.audience { alarm.end() }
      rest = observer.next
    }
  }

  mutating func removeAll(where isOver: (StateObserver<State>) -> Bool) {
    var rest = first
    first = nil
    var last: StateObserver<State>?
    while let observer = rest {
      rest = observer.next
      observer.next = nil
      guard !isOver(observer) else { continue }
      if let last { last.next = observer } else { first = observer }
      last = observer
    }
  }
}
