/// Reads and writes a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: BindingLocation<Value>

  init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// Makes a binding of closures that read and write.
  @preconcurrency
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Makes a binding of the projection of another.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Makes a binding to an optional of one to a value; nil is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = ConversionLocation(base, get: { $0 }, set: { $0 })
  }

  /// Makes a binding to the value in an optional, or nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    location = ConversionLocation(base, get: { $0 ?? initial }, set: { $0 })
  }

  /// Makes a binding that always reads the same and ignores what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value, which somebody else owns.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
  }

  /// The binding itself, to be handed on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: MemberLocation(self, keyPath))
  }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: SameValue {
  func isSame(as other: Binding<Value>) -> Bool { location.isSame(as: other.location) }
}

/// `@unchecked Sendable`: as on Apple's systems, where a binding may be handed over; who uses it
/// elsewhere than its owner has to know that its storage allows for that, as state's does.
extension Binding: @unchecked Sendable where Value: Sendable {}
