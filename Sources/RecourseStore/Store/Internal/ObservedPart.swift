/// A part of the state, with the values in it that are observed.
///
/// Observers retain the parts that they read, and each part retains the one that contains it, never
/// the other way round, so that nothing remains of what nobody observes. The class isn't generic:
/// Swift requests the metadata of a generic type for each use of it, which takes longer than a
/// comparison.
@MainActor
class ObservedPart {
  private var readings = WeakTable<AnyKeyPath, StateReading>()
  private var children = WeakTable<ChildKey, ObservedPart>()

  final var isUnobserved: Bool { readings.count == 0 && children.count == 0 }

  /// Whether the part is in the state.
  var isPresent: Bool { true }

  /// Collects the readings whose values have changed.
  func update(_ changes: inout [StateReading]) {
    for reading in readings.remaining() where reading.hasChanged() {
      readings[reading.path] = nil
      changes.append(reading)
    }
    for part in parts { part.update(&changes) }
  }

  /// The observed parts of this part.
  var parts: [ObservedPart] { children.remaining() }

  /// Ends all observation, because nothing changes any more: whoever still waits for a change would
  /// retain the state.
  final func end() {
    for reading in readings.remaining() { reading.end() }
    for part in parts { part.end() }
  }

  /// Returns the reading at a key path; makes one if nobody observes the value.
  final func reading(at path: AnyKeyPath, make: () -> StateReading) -> StateReading {
    if let known = readings[path] { return known }
    let reading = make()
    readings[path] = reading
    return reading
  }

  /// Returns the part of a type at a key path; makes one if nobody uses that part.
  final func child<Child: ObservedPart>(at path: AnyKeyPath, make: () -> Child) -> Child {
    let key = ChildKey(path: path, type: ObjectIdentifier(Child.self))
    if let known = children[key] as? Child { return known }
    let child = make()
    children[key] = child
    return child
  }

  private struct ChildKey: Hashable {
    let path: AnyKeyPath
    let type: ObjectIdentifier
  }
}
