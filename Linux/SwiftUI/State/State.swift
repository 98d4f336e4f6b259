import Synchronization

/// A value that belongs to a view's identity; changing it evaluates the bodies that read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Makes state with the value with which the view begins.
  public init(wrappedValue value: Value) {
    initial = value
  }

  /// Makes state with the value with which the view begins.
  public init(initialValue value: Value) {
    initial = value
  }

  /// The value; nobody but the view and who it hands a binding to changes it.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    if let box { Binding(location: box) } else { .constant(initial) }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes state that begins with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: Sendable where Value: Sendable {}

extension State: LinkedProperty {
  mutating func link(_ linking: inout Linking) {
    let initial = initial
    box = linking.nextStorage { StateBox(initial) }
  }
}

/// The storage outlives the struct, so the struct's own initial value says nothing.
extension State: SameValue {
  func isSame(as other: State<Value>) -> Bool { true }
}

/// Where the value of a `@State` lives.
///
/// `@unchecked Sendable`: `stored` is only touched under `lock`, and all else is constant.
final class StateBox<Value>: BindingLocation<Value>, @unchecked Sendable {
  private let signal = ChangeSignal()
  private let lock = Mutex<Void>(())
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  override var value: Value {
    get {
      signal.read()
      return lock.withLock { _ in stored }
    }
    set {
      let isChange = lock.withLock { _ in
        guard !areSame(stored, newValue) else { return false }
        stored = newValue
        return true
      }
      if isChange { signal.fireOnMainActor() }
    }
  }
}
