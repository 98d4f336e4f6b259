/// A node that knows its view's type.
class ViewNode<V: View>: Node {
  /// The view as its parent made it.
  private(set) var input: V
  /// What belongs to the view's identity.
  private var storages: [AnyObject] = []
  /// What the view has read of its environment.
  private var reads: [EnvironmentRead] = []
  private let layout = TypeLayout.of(V.self)

  init(_ view: V, key: ChildKey, inputs: Inputs, parent: Node) {
    input = view
    super.init(V.self, key: key, inputs: inputs, graph: parent.graph, parent: parent)
    evaluate()
  }

  /// Takes over a new value of the view; the same value in the same surroundings stops here.
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

  /// Whether new surroundings concern only what is inside.
  var canPassOn: Bool { false }

  /// The view, connected to its storage and environment.
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

/// A view with a body.
final class BodyNode<V: View>: ViewNode<V> {
  /// What the evaluations are counted as.
  private lazy var countedType = (V.self as? any ModifiedView.Type)?.modifierType ?? V.self

  override func evaluate() {
    graph.noteEvaluation(of: countedType)
    let body = track { linked().body }
    reconcile(TypedChildRequest(view: body, key: .position(0), inputs: inputs))
  }

  override var canPassOn: Bool { true }
}

/// A view that the graph draws or takes apart itself.
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

/// A view whose body is its modifier's, and is counted as such.
protocol ModifiedView {
  static var modifierType: Any.Type { get }
}
