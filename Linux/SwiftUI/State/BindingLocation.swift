/// The place where a binding reads and writes.
class BindingLocation<Value> {
  var value: Value {
    get { fatalError("A location says itself where its value is.") }
    set { fatalError("A location says itself where \(newValue) goes.") }
  }

  /// Writes the value with a binding's transaction.
  func write(_ newValue: Value, with transaction: Transaction) {
    value = newValue
  }

  /// Returns whether both are the same place, so that a view with the binding can be skipped.
  func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
}

final class ConstantLocation<Value>: BindingLocation<Value> {
  private let constant: Value

  init(_ value: Value) {
    constant = value
  }

  override var value: Value {
    get { constant }
    set {}
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    (other as? ConstantLocation).map { areSame($0.constant, constant) } ?? false
  }
}

/// A location in closures of the app.
final class ClosureLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Drops the isolation of the closures, because Apple declares bindings readable from nonisolated
  /// code.
  ///
  /// The views and actions that read bindings run on the main actor, the only actor to which an
  /// app's closure may be isolated. Dropping the isolation does not change the calling convention.
  init(
    get: @escaping @isolated(any) () -> Value, set: @escaping @isolated(any) (Value) -> Void
  ) {
    self.get = unsafeBitCast(get, to: (() -> Value).self)
    self.set = unsafeBitCast(set, to: ((Value) -> Void).self)
  }

  override var value: Value {
    get { get() }
    set { set(newValue) }
  }
}

/// A location in closures of the app, one of which writes with a transaction.
final class TransactionLocation<Value>: BindingLocation<Value> {
  private let get: () -> Value
  private let set: (Value, Transaction) -> Void

  /// Drops the isolation of the closures, as `ClosureLocation` does.
  init(
    get: @escaping @isolated(any) () -> Value,
    set: @escaping @isolated(any) (Value, Transaction) -> Void
  ) {
    self.get = unsafeBitCast(get, to: (() -> Value).self)
    self.set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
  }

  override var value: Value {
    get { get() }
    set { set(newValue, Transaction()) }
  }

  override func write(_ newValue: Value, with transaction: Transaction) {
    set(newValue, transaction)
  }
}

/// A location in a property of another binding's value.
final class MemberLocation<Root, Value>: BindingLocation<Value> {
  private let root: Binding<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  init(_ root: Binding<Root>, _ keyPath: WritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var value: Value {
    get { root.wrappedValue[keyPath: keyPath] }
    set { root.wrappedValue[keyPath: keyPath] = newValue }
  }

  override func write(_ newValue: Value, with transaction: Transaction) {
    root.transaction(transaction).wrappedValue[keyPath: keyPath] = newValue
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && root.location.isSame(as: other.root.location)
  }
}

/// A location in a property of an object.
final class ObjectLocation<Root: AnyObject, Value>: BindingLocation<Value> {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  override var value: Value {
    get { root[keyPath: keyPath] }
    set { root[keyPath: keyPath] = newValue }
  }

  override func isSame(as other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}

/// A location that converts another binding's value to a different type.
final class ConversionLocation<Source, Value>: BindingLocation<Value> {
  private let source: Binding<Source>
  private let get: (Source) -> Value
  private let set: (Value) -> Source?

  init(
    _ source: Binding<Source>, get: @escaping (Source) -> Value, set: @escaping (Value) -> Source?
  ) {
    self.source = source
    self.get = get
    self.set = set
  }

  override var value: Value {
    get { get(source.wrappedValue) }
    set { if let converted = set(newValue) { source.wrappedValue = converted } }
  }

  override func write(_ newValue: Value, with transaction: Transaction) {
    if let converted = set(newValue) { source.transaction(transaction).wrappedValue = converted }
  }
}
