/// Expands `@State` of SDK 27: accessors that use `__name`, which stores the value, and the peers.
///
/// `_name` is the `State`, and `$name` the binding. A default stays a closure until the view is
/// placed. `__default_name`, which Apple's macro does without, initializes `__name` with the
/// default:
/// - A memberwise initializer keeps the access level of the type, although the state is private.
/// - An initializer in another file refers to a default that does not exist when files are compiled
///   one by one, as with Xcode 27. Only an optional with the initial value nil has that effect.
struct StateDeclaration {
  private let variable: VariableDeclaration
  /// The default as Swift source; nil if there is none.
  private let value: String?

  /// Reads a declaration, and the argument of `@State(initialValue:)` if the attribute has one.
  init(_ source: String, attribute: String) throws(ExpansionError) {
    guard let variable = VariableDeclaration(source) else {
      throw ExpansionError("@State needs a variable: @State private var name = value")
    }
    guard !variable.hasAccessors else {
      throw ExpansionError("@State needs a stored property, without accessors or observers.")
    }
    guard variable.modifiers.allSatisfy({ !["static", "lazy", "weak"].contains($0) }) else {
      throw ExpansionError("@State needs a stored property that is not static, lazy or weak.")
    }
    let value = variable.value ?? Self.argument(of: attribute)
    guard variable.type != nil || value != nil else {
      throw ExpansionError("@State needs a type or a default value: \(variable.name)")
    }
    self.variable = variable
    self.value = value ?? (variable.isOptional ? "nil" : nil)
  }

  /// The accessors of the property.
  var accessors: String {
    let initializer =
      value == nil
      ? """
      @storageRestrictions(initializes: __\(name))
      init(initialValue) { __\(name) = SwiftUI.LazyState(initialValue: initialValue) }

      """ : ""
    return """
      \(initializer)get { __\(name).wrappedValue }
      nonmutating set { __\(name).wrappedValue = newValue }
      """
  }

  /// The storage, the state and the binding.
  var peers: String {
    switch (variable.type, value) {
    case (let type?, let value?): peers(type, value)
    case (let type?, nil): peers(type)
    case (nil, let value?): peers(ofDefault: value)
    case (nil, nil): ""
    }
  }

  private var name: String { variable.name }

  /// Returns the peers of state without a default, whose value an initializer has to provide.
  ///
  /// Two accessors that initialize the same property prevent a memberwise initializer. Only private
  /// state, which is the recommended form, can therefore also be initialized by its `_name`.
  private func peers(_ type: String) -> String {
    let isPrivate = ["private ", "fileprivate "].contains(variable.access)
    let initializer = "init(initialValue) { __\(name) = initialValue.storage }"
    return """
      private var __\(name): SwiftUI.LazyState<\(type)>
      \(variable.access)var _\(name): SwiftUI.State<\(type)> {
        \(isPrivate ? "@storageRestrictions(initializes: __\(name))\n  \(initializer)" : "")
        \(stateAccessors)
      }
      \(binding(type))
      """
  }

  private func peers(_ type: String, _ value: String) -> String {
    """
    private var __\(name): SwiftUI.LazyState<\(type)> = SwiftUI.LazyState(make: { \(value)
    })
    \(initializer(value))
    \(variable.access)var _\(name): SwiftUI.State<\(type)> {
      \(stateAccessors)
    }
    \(binding(type))
    """
  }

  /// Returns the peers of state without a written type, which is inferred from unused values.
  private func peers(ofDefault value: String) -> String {
    """
    private var __\(name) = SwiftUI.LazyState(make: { \(value)
    })
    \(initializer(value))
    @SwiftUI._StateValue \(variable.access)var _\(name) = SwiftUI.LazyState(make: { \(value)
    }).state
    @SwiftUI._StateBinding \(variable.access)var $\(name) = SwiftUI.LazyState(make: { \(value)
    }).projectedValue
    """
  }

  private func initializer(_ value: String) -> String {
    """
    var __default_\(name): Swift.Void? {
      @storageRestrictions(initializes: __\(name))
      init { __\(name) = SwiftUI.LazyState(make: { \(value)
      }) }
      get { nil }
      set {}
    }
    """
  }

  private var stateAccessors: String {
    """
    get { __\(name).state }
      set { __\(name) = newValue.storage }
    """
  }

  private func binding(_ type: String) -> String {
    "\(variable.access)var $\(name): SwiftUI.Binding<\(type)> { __\(name).projectedValue }"
  }

  /// Returns the value in `@State(initialValue: value)`.
  private static func argument(of attribute: String) -> String? {
    var scanner = SourceScanner(attribute)
    _ = scanner.text { $0 == ":" || $0 == "(" }
    guard scanner.skip("("), scanner.word() == "initialValue", scanner.skip(":") else { return nil }
    return scanner.text { $0 == ")" }
  }
}

/// Expands the peers of a `@State` with inferred types.
enum StatePeer {
  /// Returns the accessors of `_name`.
  static func value(_ source: String) throws(ExpansionError) -> String {
    let storage = try storage(of: source, dropping: "_")
    return """
      get { \(storage).state }
      set { \(storage) = newValue.storage }
      """
  }

  /// Returns the accessor of `$name`.
  static func binding(_ source: String) throws(ExpansionError) -> String {
    "get { \(try storage(of: source, dropping: "$")).projectedValue }"
  }

  private static func storage(
    of source: String, dropping prefix: String
  ) throws(ExpansionError) -> String {
    guard let name = VariableDeclaration(source)?.name, name.hasPrefix(prefix) else {
      throw ExpansionError("@State makes this property; it is not for other code.")
    }
    return "__\(name.dropFirst())"
  }
}
