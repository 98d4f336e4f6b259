/// A stored property that the graph connects before it asks a view for its body.
public protocol DynamicProperty {
  /// Called before the body is asked for.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that the graph connects to storage or to the environment.
protocol LinkedProperty: DynamicProperty {
  @MainActor mutating func link(_ linking: inout Linking)
}

/// What a property has read of the environment.
struct EnvironmentRead {
  private let isSame: (EnvironmentValues) -> Bool

  init<Value>(_ value: Value, _ read: @escaping (EnvironmentValues) -> Value) {
    isSame = { areSame(read($0), value) }
  }

  /// Whether a view would read the same in another environment.
  func isSame(in environment: EnvironmentValues) -> Bool { isSame(environment) }
}

/// Connects the properties of one view, in the order in which they are declared.
@MainActor
struct Linking {
  /// What belongs to the view's identity; grows at the first linking and stays the same after.
  private(set) var storages: [AnyObject]
  /// What the properties have read of the environment.
  var reads: [EnvironmentRead] = []
  let environment: EnvironmentValues
  private var position = 0

  init(storages: [AnyObject], environment: EnvironmentValues) {
    self.storages = storages
    self.environment = environment
  }

  /// The storage of the next property: the one from the last time, or a new one.
  mutating func nextStorage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { position += 1 }
    if position < storages.count, let storage = storages[position] as? Storage { return storage }
    let storage = make()
    storages.append(storage)
    return storage
  }
}
