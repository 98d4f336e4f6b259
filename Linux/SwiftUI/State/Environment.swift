public import Observation

/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)

    func value(in environment: EnvironmentValues) -> Value {
      switch self {
      case .keyPath(let keyPath): environment[keyPath: keyPath]
      case .object(let find): find(environment)
      }
    }
  }

  private let source: Source
  private var value: Value?

  /// Creates a property that reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    source = .keyPath(keyPath)
  }

  /// Creates a property that reads the object of a type, and traps if there is none.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    source = .object { environment in
      guard let object = environment[object: objectType] else {
        fatalError(
          """
          No \(objectType) in the environment. Add it with .environment(_:) to a view around the \
          one that reads it, or read it as an optional.
          """)
      }
      return object
    }
  }

  /// Creates a property that reads the object of a type, or nil if there is none.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[object: objectType] }
  }

  /// The current value in the view's environment.
  public var wrappedValue: Value {
    guard let value else {
      fatalError("@Environment of \(Value.self) was read before its view was placed.")
    }
    return value
  }
}

extension Environment: LinkedProperty {
  mutating func link(_ linking: inout Linking) {
    let value = source.value(in: linking.environment)
    linking.reads.append(EnvironmentRead(value, source.value))
    self.value = value
  }
}

extension Environment: SameValue {
  func isSame(as other: Environment<Value>) -> Bool {
    switch (source, other.source) {
    case (.keyPath(let a), .keyPath(let b)): a == b
    case (.object, .object): true
    default: false
    }
  }
}
