/// A value that reflects and controls whether a view has the focus.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Reads and controls the focus of a view.
  @propertyWrapper
  public struct Binding {
    let box: StateBox<Value>

    /// Whether the view has the focus; a change moves the focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The binding itself, for a child view.
    public var projectedValue: FocusState<Value>.Binding { self }
  }

  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates focus state that is false until the focus moves to the view.
  public init() where Value == Bool {
    initial = false
  }

  /// Whether the view has the focus; a change moves the focus.
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
  }

  /// A binding for the view that gets the focus.
  public var projectedValue: FocusState<Value>.Binding {
    Binding(box: box ?? StateBox(initial))
  }
}

extension FocusState: Sendable where Value: Sendable {}

extension FocusState.Binding: Sendable where Value: Sendable {}

extension FocusState: LinkedProperty {
  mutating func link(_ linking: inout Linking) {
    let initial = initial
    box = linking.nextStorage { StateBox(initial) }
  }
}

/// The storage outlives the struct, so the struct's own initial value is irrelevant.
extension FocusState: SameValue {
  func isSame(as other: FocusState<Value>) -> Bool { true }
}

/// A view whose focus follows a binding.
nonisolated private struct FocusedView<Content: View>: PrimitiveView {
  let content: Content
  let condition: FocusState<Bool>.Binding

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    let focus = Element.Focus(box: condition.box, isWanted: condition.wrappedValue)
    placement.place(content, decorations: [.focus(focus)])
  }
}

extension FocusedView: SameValue {
  func isSame(as other: Self) -> Bool {
    areSame(content, other.content) && condition.box === other.condition.box
  }
}

extension View {
  /// Binds the focus of the view to a Boolean state.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, condition: condition)
  }
}
