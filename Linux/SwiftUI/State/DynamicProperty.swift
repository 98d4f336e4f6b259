/// A stored property that the graph updates before it evaluates a view's body.
public protocol DynamicProperty {
  /// Updates the property; called before the evaluation of the body.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the graph links to storage or to the environment.
protocol LinkedProperty: DynamicProperty {
  @MainActor mutating func link(_ linking: inout Linking)
}

/// A value that a property has read from the environment.
struct EnvironmentRead {
  private let isSame: (EnvironmentValues) -> Bool

  init<Value>(_ value: Value, _ read: @escaping (EnvironmentValues) -> Value) {
    isSame = { areSame(read($0), value) }
  }

  /// Returns whether a view would read the same value in another environment.
  func isSame(in environment: EnvironmentValues) -> Bool { isSame(environment) }
}

/// Links the properties of one view, in the order of their declaration.
@MainActor
struct Linking {
  /// The storage that belongs to the view's identity, created when the view is first linked.
  private(set) var storages: [AnyObject]
  /// The values that the properties have read from the environment.
  var reads: [EnvironmentRead] = []
  let environment: EnvironmentValues
  private var position = 0

  init(storages: [AnyObject], environment: EnvironmentValues) {
    self.storages = storages
    self.environment = environment
  }

  /// Returns the storage of the next property, created when the view is first linked.
  mutating func nextStorage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { position += 1 }
    if position < storages.count, let storage = storages[position] as? Storage { return storage }
    let storage = make()
    storages.append(storage)
    return storage
  }
}
