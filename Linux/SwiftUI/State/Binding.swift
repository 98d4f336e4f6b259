/// Reads and writes a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction of a change through the binding.
  public var transaction = Transaction()

  let location: BindingLocation<Value>

  init(location: BindingLocation<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  /// Makes a binding of closures that read and write.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Makes a binding of closures that read, and that write with a transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    location = TransactionLocation(get: get, set: set)
  }

  /// Makes a binding of the projection of another.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// Makes a binding to an optional of one to a value; nil is not written.
  public init<V>(_ base: Binding<V>) where Value == V? {
    location = ConversionLocation(base, get: { $0 }, set: { $0 })
    transaction = base.transaction
  }

  /// Makes a binding to the value in an optional, or nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    location = ConversionLocation(base, get: { $0 ?? initial }, set: { $0 })
    transaction = base.transaction
  }

  /// Makes a binding that always reads the same and ignores what is written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// The value, which somebody else owns.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.write(newValue, with: transaction) }
  }

  /// The binding itself, to be handed on.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: MemberLocation(self, keyPath), transaction: transaction)
  }

  /// A binding to the same value that changes it with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// A binding to the same value that changes it with an animation.
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

/// `@unchecked Sendable`: as on Apple's systems, where a binding may be handed over; who uses it
/// elsewhere than its owner has to know that its storage allows for that, as state's does.
extension Binding: @unchecked Sendable where Value: Sendable {}
