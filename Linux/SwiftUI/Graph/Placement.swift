/// What a view says when it is placed: what it shows, what is inside, and what it wants to happen.
@MainActor
struct Placement {
  /// What the view itself shows; nil for views that only arrange others.
  var element: Element?
  /// What a person can do with the element.
  var handlers = Handlers()
  /// What the view wants to have presented over its screen.
  var presentation: PresentationRequest?
  /// What happens when the view comes, changes and goes.
  var lifecycle: (any LifecycleHook)?
  /// The environment for what is inside.
  var environment: EnvironmentValues
  /// What the view wants to find again when it is placed the next time.
  var memory: AnyObject?
  /// Whether the view is placed again because of something that it has read.
  let isOutdated: Bool

  private(set) var children: [any ChildRequest] = []
  private let inputs: Inputs

  init(_ inputs: Inputs, memory: AnyObject? = nil, isOutdated: Bool = false) {
    self.inputs = inputs
    self.isOutdated = isOutdated
    self.memory = memory
    environment = inputs.environment
  }

  /// Shows an element, with the traits that modifiers and the environment give it.
  mutating func show(_ kind: Element.Kind, _ adjust: (inout Element.Traits) -> Void = { _ in }) {
    var element = Element(kind)
    element.traits = inputs.environment.traits
    for decoration in inputs.decorations { decoration.decorate(&element.traits) }
    adjust(&element.traits)
    self.element = element
  }

  /// Places a view inside.
  ///
  /// What stands around an element does not concern what is inside it.
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
      inner.hooks = hooks.isEmpty ? inputs.hooks : inputs.hooks + hooks
    }
    children.append(TypedChildRequest(view: view, key: key, inputs: inner))
  }

  /// Places a view that is no member of this one: modifiers around this one don't apply to it.
  mutating func placeAside<V: View>(_ view: V, key: ChildKey, slot: Element.Slot) {
    let inner = Inputs(environment: environment, slot: slot)
    children.append(TypedChildRequest(view: view, key: key, inputs: inner))
  }
}

/// What a person can do with an element.
struct Handlers {
  var press: (@MainActor () -> Void)?
  var type: (@MainActor (String) -> Void)?
  var submit: (() -> Void)?
  var setOn: (@MainActor (Bool) -> Void)?
  var select: (@MainActor (AnyHashable?) -> Void)?
  var refresh: RefreshAction?
}

/// What tells a view's children apart.
enum ChildKey: Hashable {
  case position(Int)
  case id(AnyHashable)
}

/// A child to place.
@MainActor
protocol ChildRequest {
  var key: ChildKey { get }
  var viewType: ObjectIdentifier { get }

  func makeNode(in parent: Node) -> Node
  func update(_ node: Node)
}

extension ChildRequest {
  /// Whether a node is the one that is asked for.
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
    // A node that matches has the type of the view.
    unsafeDowncast(node, to: ViewNode<V>.self).receive(view, inputs)
  }
}
