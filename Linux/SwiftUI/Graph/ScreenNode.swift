/// A window, or what is presented over one: the top of a tree of views.
final class ScreenNode: Node {
  private let kind: Element.Kind
  /// What tells this presentation from the next one of the same presenter.
  let identity: AnyHashable?
  /// The view that asked for the presentation; nil for a window.
  let presenter: Node?
  /// What is presented over this screen.
  var presented: ScreenNode?
  /// Whether a person has answered; an answered presentation goes, whatever its binding says.
  var isAnswered = false
  /// What is to happen once the presentation has gone.
  private(set) var onDismiss: (() -> Void)?
  private var content: any View
  private var version: Int?

  init(
    _ kind: Element.Kind, content: any View, inputs: Inputs, graph: ViewGraph, presenter: Node?
  ) {
    self.kind = kind
    self.content = content
    self.presenter = presenter
    onDismiss = presenter?.presentation?.onDismiss
    version = presenter?.presentationVersion
    identity = presenter?.presentation?.identity
    super.init(ScreenNode.self, key: .position(0), inputs: inputs, graph: graph, parent: presenter)
    evaluate()
    elementNode?.parent = presenter?.screen?.elementNode
  }

  override var screen: ScreenNode? { self }

  /// What is still wanted of this presentation; nil when it has to go.
  var validRequest: PresentationRequest? {
    guard let presenter, presenter.isMounted, !isAnswered, let request = presenter.presentation,
      request.identity == identity
    else { return nil }
    return request
  }

  override func evaluate() {
    var placement = Placement(inputs)
    placement.show(kind)
    placement.place(content)
    take(placement)
  }

  /// Takes over new content, once for each evaluation of the presenter; an alert keeps what it was
  /// presented with.
  func receive(_ request: PresentationRequest, _ environment: EnvironmentValues) {
    guard version != presenter?.presentationVersion else { return }
    version = presenter?.presentationVersion
    onDismiss = request.onDismiss
    guard !request.isFixed else { return }
    content = request.content
    inputs.environment = environment
    evaluate()
  }
}
