/// A value that belongs to a view's identity; a change evaluates the bodies that read it.
///
/// With SDK 26, `@State` is this type. With SDK 27, `@State` is the macro, and `_name` has this
/// type.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  /// The storage and the initial value, which the macro declares as `__name`.
  public var storage: LazyState<Value>

  init(storage: LazyState<Value>) {
    self.storage = storage
  }

  /// Creates state with an initial value.
  public init(wrappedValue value: Value) {
    storage = LazyState(initialValue: value)
  }

  /// Creates state with an initial value.
  public init(initialValue value: Value) {
    storage = LazyState(initialValue: value)
  }

  /// The current value, which only the view and the holders of its bindings change.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates state with the initial value nil.
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

/// The storage outlives the struct, so the struct's own initial value is irrelevant.
extension State: SameValue {
  func isSame(as other: State<Value>) -> Bool { true }
}

#if SDK_27
  /// Declares a property whose value SwiftUI stores for a view, scene or app.
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`), prefixed(__default_))
  public macro State() = #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

  /// Declares a property whose value SwiftUI stores for a view, scene or app.
  @attached(accessor, names: named(init), named(get), named(set))
  @attached(peer, names: prefixed(`_`), prefixed(__), prefixed(`$`), prefixed(__default_))
  public macro State<Value>(initialValue: Value) =
    #externalMacro(module: "SwiftUIMacros", type: "StateMacro")

  /// Declares the accessors of a `_name` with an inferred type.
  @attached(accessor, names: named(get), named(set))
  public macro _StateValue() = #externalMacro(module: "SwiftUIMacros", type: "StateValueMacro")

  /// Declares the accessor of a `$name` with an inferred type.
  @attached(accessor, names: named(get))
  public macro _StateBinding() = #externalMacro(module: "SwiftUIMacros", type: "StateBindingMacro")
#endif
