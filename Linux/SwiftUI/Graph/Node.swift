/// The place of a view in the tree, which persists while values of the view are replaced.
@MainActor
class Node {
  unowned let graph: ViewGraph
  weak let parent: Node?
  let depth: Int
  let key: ChildKey
  let viewType: ObjectIdentifier

  /// The values that the node inherits from its ancestors.
  var inputs: Inputs
  /// The child nodes, in order.
  private(set) var children: [Node] = []
  /// The view's element; nil for views that only arrange others.
  private(set) var elementNode: ElementNode?
  /// The presentation that the view requests.
  var presentation: PresentationRequest? {
    didSet {
      presentationVersion += 1
      if presentation == nil || presentation?.identity != oldValue?.identity { refusal = nil }
    }
  }
  /// A counter of the evaluations that set or cleared `presentation`.
  private(set) var presentationVersion = 0
  /// The position of the node's request among all requests; nil without a request.
  var presenterOrder: Int?
  /// The fate of the requested presentation after the system has refused it.
  var refusal: SystemBehavior.Refusal?
  private(set) var isMounted = true
  /// Whether the view is alive but off the screen.
  var isConcealed: Bool
  /// Whether another screen of a navigation stack covers the view.
  var isCovered = false
  /// Whether the view ignores changes of its dependencies.
  var isFrozen: Bool
  /// Whether the view's lifecycle actions and tasks never run.
  var isSilent: Bool
  /// Whether the list of elements inside has to be rebuilt.
  var isRestructured = false

  /// The dependencies of the last evaluation; nil for nodes that are not tracked.
  private var tracking: Tracking?
  private var lifecycle: (any LifecycleHook)?
  /// Whether the node has joined the member hooks of the modifiers around it.
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

  /// Evaluates the view with the current inputs and updates the node's content.
  func evaluate() {}

  /// Applies new inputs to a node whose view is unchanged.
  func inherit(_ inputs: Inputs) {}

  /// The screen that contains the node.
  var screen: ScreenNode? { parent?.screen }

  /// Whether a dependency of the last evaluation has changed.
  final var isOutdated: Bool { tracking?.isOutdated ?? false }

  /// Runs a body, and enqueues the node for evaluation when a dependency of the body changes.
  final func track<Result>(_ body: () -> Result) -> Result {
    let tracking = tracking ?? Tracking()
    self.tracking = tracking
    return tracking.run(for: self, body)
  }

  /// Applies the placement that a view has produced.
  final func take(_ placement: Placement) {
    if placement.isCovered { cover() }
    show(placement)
    if placement.presentation != nil || presenterOrder != nil {
      presentation = placement.presentation
      graph.noteRequest(of: self)
    }
    reconcile(placement.children)
    if placement.element != nil || placement.isMember, !isMember { join() }
    if !placement.isCovered { uncover() }
    guard !isSilent else { return }
    var hook = placement.lifecycle
    hook?.placed(after: lifecycle, in: graph)
    lifecycle = hook
  }

  /// Joins the member hooks of the modifiers around the node, innermost first.
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

  /// Updates the only child if the request matches, or else replaces the children.
  final func reconcile<V: View>(_ request: TypedChildRequest<V>) {
    if children.count == 1, let child = children.first, request.matches(child) {
      request.update(child)
    } else {
      reconcile([request])
    }
  }

  /// Updates the children that match a request, creates missing ones, and unmounts the others.
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

  /// Removes the node and its descendants from the tree.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    tracking?.end()
    elementNode?.isPlaced = false
    lifecycle?.removed(from: graph, atOnce: false)
    if isMember { for hooks in inputs.hooks { hooks.leave(self) } }
    if presenterOrder != nil {
      presentation = nil
      graph.noteRequest(of: self)
    }
    for child in children { child.unmount() }
  }
}
