/// The storage and the initial value of a `@State`.
///
/// The graph links the storage to the view's identity. Until then, reads return the initial value.
/// A closure for the initial value runs when the view is first placed, and never again for that
/// view.
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

  /// Creates state with an initial value.
  public init(initialValue: Value) {
    initial = .value(initialValue)
  }

  /// Creates state with a closure for the initial value.
  public init(make: @escaping () -> Value) {
    initial = .closure(make)
  }

  /// The current value.
  public var wrappedValue: Value {
    get { box?.value ?? initial.value }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box { Binding(location: box) } else { .constant(initial.value) }
  }

  /// The same storage as a `State`.
  public var state: State<Value> { State(storage: self) }
}

/// `@unchecked Sendable`: the closure is called only on the main actor, where views are placed.
extension LazyState: @unchecked Sendable where Value: Sendable {}

extension LazyState: LinkedProperty {
  mutating func link(_ linking: inout Linking) {
    let initial = initial
    box = linking.nextStorage { StateBox(initial.value) }
  }
}

/// The storage outlives the struct, so the struct's own initial value is irrelevant.
extension LazyState: SameValue {
  func isSame(as other: LazyState<Value>) -> Bool { true }
}
