/// Where a `@State` keeps its value, and how it begins.
///
/// The graph connects it to the view's identity. Until then the value is the initial one; a closure
/// that makes it runs when the view is placed for the first time, and never again for that view.
public struct LazyState<Value>: DynamicProperty {
  private enum Initial {
    case value(Value)
    case closure(() -> Value)

    var value: Value {
      switch self {
      case .value(let value): value
      case .closure(let make): make()
      }
    }
  }

  private let initial: Initial
  private var box: StateBox<Value>?

  /// Begins with a value.
  public init(initialValue: Value) {
    initial = .value(initialValue)
  }

  /// Begins with the value that a closure makes.
  public init(make: @escaping () -> Value) {
    initial = .closure(make)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box?.value ?? initial.value }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box { Binding(location: box) } else { .constant(initial.value) }
  }

  /// The same value as state.
  public var state: State<Value> { State(storage: self) }
}

/// `@unchecked Sendable`: the closure is called on the main actor alone, where views are placed.
extension LazyState: @unchecked Sendable where Value: Sendable {}

extension LazyState: LinkedProperty {
  mutating func link(_ linking: inout Linking) {
    let initial = initial
    box = linking.nextStorage { StateBox(initial.value) }
  }
}

/// The storage outlives the struct, so the struct's own initial value says nothing.
extension LazyState: SameValue {
  func isSame(as other: LazyState<Value>) -> Bool { true }
}
