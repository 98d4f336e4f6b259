/// A view in its place: what is kept while the view's value comes and goes.
@MainActor
class Node {
  unowned let graph: ViewGraph
  weak let parent: Node?
  let depth: Int
  let key: ChildKey
  let viewType: ObjectIdentifier

  /// What the node gets from those around it.
  var inputs: Inputs
  /// The nodes inside, in order.
  private(set) var children: [Node] = []
  /// The element that the view shows; nil for views that only arrange others.
  private(set) var elementNode: ElementNode?
  /// What the view wants to have presented.
  var presentation: PresentationRequest? {
    didSet {
      presentationVersion += 1
      if presentation == nil || presentation?.identity != oldValue?.identity { refusal = nil }
    }
  }
  /// Grows with each evaluation that said what is to be presented.
  private(set) var presentationVersion = 0
  /// When the node began to want that; nil while it wants nothing.
  var presenterOrder: Int?
  /// The fate of what the view wants presented, once the system has refused it.
  var refusal: SystemBehavior.Refusal?
  private(set) var isMounted = true
  /// Whether the view lives on without being on the screen.
  var isConcealed: Bool
  /// Whether the view stays as it is, whatever it has read.
  var isFrozen: Bool
  /// Whether no lifecycle action and no task of the view runs.
  var isSilent: Bool
  /// Whether the list of the elements inside is to be made anew.
  var isRestructured = false

  /// What follows the last evaluation; nil for nodes that read nothing that changes.
  private var tracking: Tracking?
  private var lifecycle: (any LifecycleHook)?
  /// Whether the node has joined the members of the modifiers around it.
  private(set) var isMember = false

  init(_ viewType: Any.Type, key: ChildKey, inputs: Inputs, graph: ViewGraph, parent: Node?) {
    self.viewType = ObjectIdentifier(viewType)
    self.key = key
    self.inputs = inputs
    self.graph = graph
    self.parent = parent
    depth = (parent?.depth ?? -1) + 1
    isConcealed = parent?.isConcealed ?? false
    isFrozen = parent?.isFrozen ?? false
    isSilent = parent?.isSilent ?? false
  }

  /// Makes the node's content anew from its view and inputs.
  func evaluate() {}

  /// Takes over what is new around a view that is the same.
  func inherit(_ inputs: Inputs) {}

  /// The node of the screen that this node is part of.
  var screen: ScreenNode? { parent?.screen }

  /// Whether something has changed that the last evaluation has read.
  final var isOutdated: Bool { tracking?.isOutdated ?? false }

  /// Runs a body and evaluates the node again when something that it read changes.
  final func track<Result>(_ body: () -> Result) -> Result {
    let tracking = tracking ?? Tracking()
    self.tracking = tracking
    return tracking.run(for: self, body)
  }

  /// Takes over what a view said when it was placed.
  final func take(_ placement: Placement) {
    show(placement)
    if placement.presentation != nil || presenterOrder != nil {
      presentation = placement.presentation
      graph.noteRequest(of: self)
    }
    reconcile(placement.children)
    if placement.element != nil, !isMember { join() }
    guard !isSilent else { return }
    var hook = placement.lifecycle
    hook?.placed(after: lifecycle, in: graph)
    lifecycle = hook
  }

  /// Becomes a member of the modifiers around it, the innermost first.
  private func join() {
    isMember = true
    for hooks in inputs.hooks.reversed() { hooks.join(self) }
  }

  private func show(_ placement: Placement) {
    guard placement.element != nil || elementNode != nil else { return }
    guard let element = placement.element else {
      elementNode?.isPlaced = false
      elementNode = nil
      return graph.noteStructure(around: self)
    }
    let node: ElementNode
    if let elementNode {
      node = elementNode
      node.element = element
      node.noteRedraw()
      if node.slot != inputs.slot { graph.noteStructure(around: self) }
    } else {
      node = ElementNode(element, of: self, in: graph)
      elementNode = node
      graph.noteStructure(around: self)
      graph.noteStructure(of: self)
    }
    node.slot = inputs.slot
    node.handlers = placement.handlers
    graph.noteElement(node)
  }

  /// Keeps the only child if it is asked for again; makes it otherwise.
  final func reconcile<V: View>(_ request: TypedChildRequest<V>) {
    if children.count == 1, let child = children.first, request.matches(child) {
      request.update(child)
    } else {
      reconcile([request])
    }
  }

  /// Keeps the children that are asked for again, makes the new ones, and lets the others go.
  final func reconcile(_ requests: [any ChildRequest]) {
    if children.count == requests.count,
      children.indices.allSatisfy({ requests[$0].matches(children[$0]) })
    {
      for index in children.indices { requests[index].update(children[index]) }
    } else if children.isEmpty {
      children = requests.map { $0.makeNode(in: self) }
      graph.noteStructure(of: self)
    } else {
      exchangeChildren(for: requests)
      graph.noteStructure(of: self)
    }
  }

  private func exchangeChildren(for requests: [any ChildRequest]) {
    var old = Dictionary(children.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let before = children
    var kept: Set<ObjectIdentifier> = []
    children = requests.map { request in
      guard let child = old[request.key], request.matches(child) else {
        return request.makeNode(in: self)
      }
      old[request.key] = nil
      kept.insert(ObjectIdentifier(child))
      request.update(child)
      return child
    }
    for child in before where !kept.contains(ObjectIdentifier(child)) { child.unmount() }
  }

  /// Leaves the tree with all that is inside.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    tracking?.end()
    elementNode?.isPlaced = false
    lifecycle?.removed(from: graph)
    if isMember { for hooks in inputs.hooks { hooks.leave(self) } }
    if presenterOrder != nil {
      presentation = nil
      graph.noteRequest(of: self)
    }
    for child in children { child.unmount() }
  }
}
