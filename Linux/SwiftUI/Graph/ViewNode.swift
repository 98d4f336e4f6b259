/// A node with the static type of its view.
class ViewNode<V: View>: Node {
  /// The view value from the parent.
  private(set) var input: V
  /// The storage that belongs to the view's identity.
  private var storages: [AnyObject] = []
  /// The environment values that the view has read.
  private var reads: [EnvironmentRead] = []
  private let layout = TypeLayout.of(V.self)

  init(_ view: V, key: ChildKey, inputs: Inputs, parent: Node) {
    input = view
    super.init(V.self, key: key, inputs: inputs, graph: parent.graph, parent: parent)
    evaluate()
  }

  /// Applies a new value of the view; an unchanged value passes on only the inputs.
  final func receive(_ view: V, _ newInputs: Inputs) {
    if areSame(input, view, layout) { return inherit(newInputs) }
    input = view
    inputs = newInputs
    evaluate()
  }

  override final func inherit(_ newInputs: Inputs) {
    guard !inputs.isIdentical(to: newInputs) else { return }
    let mustEvaluate = !canPassOn || !reads.allSatisfy { $0.isSame(in: newInputs.environment) }
    inputs = newInputs
    if mustEvaluate {
      evaluate()
    } else {
      for child in children { child.inherit(newInputs) }
    }
  }

  /// Whether new inputs concern only the children.
  var canPassOn: Bool { false }

  /// Returns the view, linked to its storage and environment.
  final func linked() -> V {
    guard !layout.links.isEmpty else { return input }
    var linking = Linking(storages: storages, environment: inputs.environment)
    var view = input
    withUnsafeMutablePointer(to: &view) { linking.link(UnsafeMutableRawPointer($0), layout) }
    storages = linking.storages
    reads = linking.reads
    return view
  }
}

/// A node for a view with a body.
final class BodyNode<V: View>: ViewNode<V> {
  /// The type under which evaluations are counted.
  private lazy var countedType = (V.self as? any ModifiedView.Type)?.modifierType ?? V.self

  override func evaluate() {
    graph.noteEvaluation(of: countedType)
    let body = track { linked().body }
    reconcile(TypedChildRequest(view: body, key: .position(0), inputs: inputs))
  }

  override var canPassOn: Bool { true }
}

/// A node for a view that the graph places itself.
final class PrimitiveNode<V: PrimitiveView>: ViewNode<V> {
  private var memory: AnyObject?

  override func evaluate() {
    var placement = Placement(inputs, memory: memory, isOutdated: isOutdated)
    if input.readsState {
      track { input.place(in: &placement) }
    } else {
      input.place(in: &placement)
    }
    memory = placement.memory
    take(placement)
  }
}

/// A view with the body of its modifier, whose evaluations count as the modifier's.
protocol ModifiedView {
  static var modifierType: Any.Type { get }
}
