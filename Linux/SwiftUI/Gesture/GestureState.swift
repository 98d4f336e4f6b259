/// A value that belongs to a gesture: when that is over, it is the first one again.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Makes state with the value that it has without a gesture.
  public init(wrappedValue: Value) {
    initial = wrappedValue
  }

  /// The value; nobody but the gesture changes it.
  public var wrappedValue: Value { box?.value ?? initial }

  /// The property itself, for the gesture.
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

/// The storage outlives the struct, so the struct's own initial value says nothing.
extension GestureState: SameValue {
  func isSame(as other: GestureState<Value>) -> Bool { true }
}
