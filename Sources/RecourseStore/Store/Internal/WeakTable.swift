/// Objects by key that others retain, without those that are gone.
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

  /// The number of objects, including those that are gone since ``removeGone()``.
  var count: Int { references.count }

  subscript(key: Key) -> Object? {
    get { references[key]?.object }
    set {
      references[key] = newValue.map { Reference($0) }
      guard references.count >= crowd else { return }
      removeGone()
      crowd = max(16, references.count * 2)
    }
  }

  mutating func removeGone() {
    guard references.values.contains(where: { $0.object == nil }) else { return }
    references = references.filter { $0.value.object != nil }
  }

  /// Returns the objects, after removing those that are gone.
  mutating func remaining() -> [Object] {
    removeGone()
    return references.values.compactMap(\.object)
  }
}
