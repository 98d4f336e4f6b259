/// Objects by key that others retain: those that are gone leave the table.
struct WeakTable<Key: Hashable, Object: AnyObject> {
  private final class Reference {
    weak var object: Object?

    init(_ object: Object) {
      self.object = object
    }
  }

  private var references: [Key: Reference] = [:]
  /// The number of references at which those to objects that are gone are removed.
  private var crowd = 16

  /// The number of objects, and of those that are gone and were not yet removed.
  var count: Int { references.count }

  /// The object of a key.
  ///
  /// One that is gone is a sign that others are gone too, so they are removed together.
  subscript(key: Key) -> Object? {
    mutating get {
      guard let reference = references[key] else { return nil }
      if reference.object == nil { removeGone() }
      return reference.object
    }
    set {
      references[key] = newValue.map { Reference($0) }
      guard references.count >= crowd else { return }
      removeGone()
      crowd = max(16, references.count * 2)
    }
  }

  private mutating func removeGone() {
    guard references.values.contains(where: { $0.object == nil }) else { return }
    references = references.filter { $0.value.object != nil }
  }

  /// Returns the objects, after removing those that are gone.
  mutating func remaining() -> [Object] {
    removeGone()
    return references.values.compactMap(\.object)
  }
}
