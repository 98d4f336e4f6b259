/// Reads and writes a value that another owner stores.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction for writes through the binding.
  public var transaction = Transaction()

  let location: BindingLocation<Value>

  init(location: BindingLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Creates a binding with closures that read and write.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a binding with closures that read, and that write with a transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = TransactionLocation(get: get, set: set)
  }

  /// Creates a binding from the projection of another binding.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Creates a binding to an optional from a binding to a value; a write of nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = ConversionLocation(base, get: { $0 }, set: { $0 })
    transaction = base.transaction
  }

  /// Creates a binding to the value of an optional, or returns nil if there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    location = ConversionLocation(base, get: { $0 ?? initial }, set: { $0 })
    transaction = base.transaction
  }

  /// Creates a binding with a fixed value, which ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value, which another owner stores.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.write(newValue, with: transaction) }
  }

  /// The binding itself, for a child view.
  public var projectedValue: Binding<Value> { self }

  /// Returns a binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: MemberLocation(self, keyPath), transaction: transaction)
  }

  /// Returns a binding that writes the same value with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// Returns a binding that writes the same value with an animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var binding = self
    binding.transaction.animation = animation
    return binding
  }
}

extension Binding: DynamicProperty {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: SameValue {
  func isSame(as other: Binding<Value>) -> Bool {
    location.isSame(as: other.location) && areSame(transaction, other.transaction)
  }
}

/// `@unchecked Sendable`: as on Apple's platforms, where a binding may be sent to another actor.
///
/// Code that uses the binding there must know that the storage allows for that, as state's does.
extension Binding: @unchecked Sendable where Value: Sendable {}
