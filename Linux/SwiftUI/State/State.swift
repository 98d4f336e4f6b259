/// A value that belongs to a view's identity; changing it evaluates the bodies that read it.
///
/// With SDK 26, this is what `@State` is. With SDK 27 it is the macro, and this is its `_name`.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// Where the value is, and with which it begins; what the macro's `__name` is made of.
  public var storage: LazyState<Value>

  init(storage: LazyState<Value>) {
    self.storage = storage
  }

  /// Makes state with the value with which the view begins.
  public init(wrappedValue value: Value) {
    storage = LazyState(initialValue: value)
  }

  /// Makes state with the value with which the view begins.
  public init(initialValue value: Value) {
    storage = LazyState(initialValue: value)
  }

  /// The value; nobody but the view and who it hands a binding to changes it.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }
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
    storage.link(&linking)
  }
}

/// The storage outlives the struct, so the struct's own initial value says nothing.
extension State: SameValue {
  func isSame(as other: State<Value>) -> Bool { true }
}

#if SDK_27
  /// Makes a property of a view, scene or app a value that SwiftUI keeps for it.
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`), prefixed(__default_))
  public macro State() = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

  /// Makes a property of a view, scene or app a value that SwiftUI keeps for it.
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`), prefixed(__default_))
  public macro State<Value>(initialValue: Value) =
    #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

  /// The accessors of a `_name` whose type follows from its value.
  @attached(accessor, names: named(get), named(set))
  public macro _StateValue() = #externalMacro(module: "SwiftUIMacros", type: "StateValueMacro")

  /// The accessor of a `$name` whose type follows from its value.
  @attached(accessor, names: named(get))
  public macro _StateBinding() = #externalMacro(module: "SwiftUIMacros", type: "StateBindingMacro")
#endif
