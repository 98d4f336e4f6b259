/// The result of placing a view: its element, its children, its lifecycle hook and its
/// presentation.
@MainActor
struct Placement {
  /// The view's own element; nil for views that only arrange others.
  var element: Element?
  /// The element's handlers for user input.
  var handlers = Handlers()
  /// The presentation that the view requests over its screen.
  var presentation: PresentationRequest?
  /// The hook for the view's appearance, changes and disappearance.
  var lifecycle: (any LifecycleHook)?
  /// Whether modifiers apply to the view once, regardless of its content; set before `place`.
  var isMember = false
  /// Whether another screen of a navigation stack covers the view.
  var isCovered = false
  /// The environment of the children.
  var environment: EnvironmentValues
  /// An object that the view keeps for its next placement.
  var memory: AnyObject?
  /// Whether a change of a dependency caused this placement.
  let isOutdated: Bool

  private(set) var children: [any ChildRequest] = []
  private let inputs: Inputs

  init(_ inputs: Inputs, memory: AnyObject? = nil, isOutdated: Bool = false) {
    self.inputs = inputs
    self.isOutdated = isOutdated
    self.memory = memory
    environment = inputs.environment
  }

  /// Sets the view's element, with the traits from the environment and the modifiers.
  mutating func show(_ kind: Element.Kind, _ adjust: (inout Element.Traits) -> Void = { _ in }) {
    var element = Element(kind)
    element.traits = inputs.environment.traits
    for decoration in inputs.decorations { decoration.decorate(&element.traits) }
    adjust(&element.traits)
    self.element = element
  }

  /// Adds a child view.
  ///
  /// Decorations and hooks around an element do not apply to the content of that element, nor do
  /// hooks around a member.
  mutating func place<V: View>(
    _ view: V, key: ChildKey = .position(0), slot: Element.Slot? = nil,
    decorations: [Decoration] = [], hooks: [MemberHooks] = []
  ) {
    var inner = Inputs(
      environment: environment, decorations: decorations, hooks: hooks, slot: slot ?? .content)
    if element == nil {
      inner.slot = slot ?? inputs.slot
      inner.decorations =
        decorations.isEmpty ? inputs.decorations : inputs.decorations + decorations
      if !isMember { inner.hooks = hooks.isEmpty ? inputs.hooks : inputs.hooks + hooks }
    }
    children.append(TypedChildRequest(view: view, key: key, inputs: inner))
  }

  /// Adds a child that is not a member of this view, so that modifiers around the view skip it.
  mutating func placeAside<V: View>(_ view: V, key: ChildKey, slot: Element.Slot) {
    let inner = Inputs(environment: environment, slot: slot)
    children.append(TypedChildRequest(view: view, key: key, inputs: inner))
  }
}

/// The handlers for user input on an element.
struct Handlers {
  var press: (@MainActor () -> Void)?
  var setPressed: (@MainActor (Bool) -> Void)?
  var goBack: (@MainActor () -> Void)?
  var type: (@MainActor (String) -> Void)?
  var submit: (() -> Void)?
  var setOn: (@MainActor (Bool) -> Void)?
  var select: (@MainActor (AnyHashable?) -> Void)?
  var refresh: RefreshAction?
}

/// A key that identifies a child among its siblings.
enum ChildKey: Hashable {
  case position(Int)
  case id(AnyHashable)
}

/// A request for a child node.
@MainActor
protocol ChildRequest {
  var key: ChildKey { get }
  var viewType: ObjectIdentifier { get }

  func makeNode(in parent: Node) -> Node
  func update(_ node: Node)
}

extension ChildRequest {
  /// Returns whether a node has the requested view type and key.
  func matches(_ node: Node) -> Bool {
    node.viewType == viewType && node.key == key
  }
}

struct TypedChildRequest<V: View>: ChildRequest {
  let view: V
  let key: ChildKey
  let inputs: Inputs

  var viewType: ObjectIdentifier { ObjectIdentifier(V.self) }

  func makeNode(in parent: Node) -> Node {
    func makePrimitive<P: PrimitiveView>(_ view: P) -> Node {
      PrimitiveNode(view, key: key, inputs: inputs, parent: parent)
    }
    if let primitive = view as? any PrimitiveView { return makePrimitive(primitive) }
    return BodyNode(view, key: key, inputs: inputs, parent: parent)
  }

  func update(_ node: Node) {
    // A matching node has the type of the view.
    unsafeDowncast(node, to: ViewNode<V>.self).receive(view, inputs)
  }
}
