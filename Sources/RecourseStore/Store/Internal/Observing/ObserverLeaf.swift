/// Detects after each action whether a value has changed since the last read.
///
/// The base class is for values that can't be compared: each action may have changed them.
@MainActor
class ObserverLeaf: StateObserver {
  /// The registration with Observation; nil once no reader of the value is left.
  weak var reading: ObservedReading?
  /// Wakes the reader of a stream.
  var signal: AsyncSignal?
  private var isOutdated = false

  var witness: WitnessBytes? { nil }

  final func update(_ state: UnsafeRawPointer?, _ changes: inout [ObserverLeaf]) -> Bool {
    guard mayHaveReaders else { return false }
    guard !isOutdated, hasChanged(state) else { return true }
    isOutdated = true
    changes.append(self)
    // A notified observer reads the value again, which registers the observer again.
    return signal != nil
  }

  final func prune() -> Int { mayHaveReaders ? 1 : 0 }

  final var mayHaveReaders: Bool {
    if let signal { !signal.isOver } else { reading != nil }
  }

  /// Keeps the current value for the next comparison.
  final func renew<State>(from state: UnsafePointer<State>?) {
    isOutdated = false
    keep(UnsafeRawPointer(state))
  }

  fileprivate func keep(_ state: UnsafeRawPointer?) {}

  /// Returns whether the value may have changed, and discards the kept value if so.
  fileprivate func hasChanged(_ state: UnsafeRawPointer?) -> Bool { true }

  /// Returns a leaf of a value, which compares if the value's type is `Equatable`.
  static func leaf<State, Value>(of path: KeyPath<State, Value>) -> ObserverLeaf {
    func comparing<Comparable: Equatable>(_ type: Comparable.Type) -> ObserverLeaf? {
      (path as? KeyPath<State, Comparable>).map { ComparingLeaf(of: $0) }
    }
    let type = Value.self as? any Equatable.Type
    return type.flatMap { comparing($0) } ?? ObserverLeaf()
  }

  static func leaf<State, Value>(
    of path: KeyPath<State, Value>, in state: UnsafePointer<State>?
  ) -> ObserverLeaf {
    let leaf = leaf(of: path)
    leaf.renew(from: state)
    return leaf
  }
}

/// Keeps the value that was last read, and the storage that it refers to, until the value changes.
private final class ComparingLeaf<State, Value: Equatable>: ObserverLeaf {
  private let path: KeyPath<State, Value>
  /// The value's offset in the state, if it is stored: then its bytes usually suffice.
  private let offset: Int?
  /// The value; nil if it has changed, or if the part that contains it was removed from the state.
  private var kept: StateWitness<Value>?

  init(of path: KeyPath<State, Value>) {
    self.path = path
    offset = MemoryLayout<State>.offset(of: path)
  }

  override var witness: WitnessBytes? {
    guard let offset else { return nil }
    return kept?.bytes(at: offset)
  }

  override func keep(_ state: UnsafeRawPointer?) {
    // The node may hold the bytes of a value that hasn't changed.
    guard kept == nil else { return }
    kept = state.map { StateWitness($0.assumingMemoryBound(to: State.self).value(at: path)) }
  }

  override func hasChanged(_ state: UnsafeRawPointer?) -> Bool {
    if isKept(state) { return false }
    kept = nil
    return true
  }

  private func isKept(_ state: UnsafeRawPointer?) -> Bool {
    guard let state, let kept else { return (state == nil) == (kept == nil) }
    if let offset {
      return (state + offset).assumingMemoryBound(to: Value.self).pointee == kept.value
    }
    return state.assumingMemoryBound(to: State.self).value(at: path) == kept.value
  }
}

/// Compares only the presence of a part.
final class PresenceLeaf: ObserverLeaf {
  private let wasPresent: Bool

  init(_ isPresent: Bool) {
    wasPresent = isPresent
  }

  override func hasChanged(_ state: UnsafeRawPointer?) -> Bool {
    (state != nil) != wasPresent
  }
}
