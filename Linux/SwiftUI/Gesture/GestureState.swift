/// A value that a gesture updates, and that returns to its initial value when the gesture ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates gesture state with an initial value.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// The current value, which only the gesture changes.
  public var wrappedValue: Value { box?.value ?? initial }

  /// The property itself, for a gesture.
  public var projectedValue: GestureState<Value> { self }

  func update(_ change: (inout Value) -> Void) {
    guard let box else { return }
    change(&box.value)
  }

  func reset() {
    box?.value = initial
  }
}

extension GestureState: LinkedProperty {
  mutating func link(_ linking: inout Linking) {
    let initial = initial
    box = linking.nextStorage { StateBox(initial) }
  }
}

/// The storage outlives the struct, so the struct's own initial value is irrelevant.
extension GestureState: SameValue {
  func isSame(as other: GestureState<Value>) -> Bool { true }
}
