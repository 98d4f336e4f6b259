/// The values that views inherit from their ancestors.
public struct EnvironmentValues {
  /// The values that were set, shared by all views that inherit them unchanged.
  private var storage = Storage()

  /// Creates an environment with default values only.
  public init() {}

  /// Accesses the value of a key.
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      guard let value = storage.values[ObjectIdentifier(key)] else { return K.defaultValue }
      return value as? K.Value ?? K.defaultValue
    }
    set { set(newValue, for: ObjectIdentifier(key)) }
  }

  /// Accesses the object of a type, for `@Environment(Type.self)`.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get { storage.values[ObjectIdentifier(type)] as? T }
    set { set(newValue, for: ObjectIdentifier(type)) }
  }

  /// The traits that elements inherit, in one value, so that an element copies all of them at once.
  var traits: Element.Traits {
    get { storage.traits }
    set { storage = Storage(values: storage.values, traits: newValue) }
  }

  /// Returns whether both are known to have the same values.
  func isIdentical(to other: EnvironmentValues) -> Bool {
    storage === other.storage
  }

  private mutating func set(_ value: Any?, for id: ObjectIdentifier) {
    var values = storage.values
    values[id] = value
    storage = Storage(values: values, traits: storage.traits)
  }

  private final class Storage {
    let values: [ObjectIdentifier: Any]
    let traits: Element.Traits

    init(values: [ObjectIdentifier: Any] = [:], traits: Element.Traits = Element.Traits()) {
      self.values = values
      self.traits = traits
    }
  }
}
