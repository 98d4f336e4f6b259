/// A window, or what is presented over one: the top of a tree of views.
final class ScreenNode: Node {
  private let kind: Element.Kind
  /// What tells this presentation from the next one of the same presenter.
  let identity: AnyHashable?
  /// The view that asked for the presentation; nil for a window and for what is not the app's.
  let presenter: Node?
  /// How the presentation looks, if it is a confirmation dialog.
  let dialogStyle: SystemBehavior.DialogStyle
  /// What is presented over this screen.
  var presented: ScreenNode?
  /// How far the presentation has come.
  var motion: ScreenMotion
  /// The timer that ends the transition, while one runs.
  var transition: Int?
  /// Whether the presentation was answered or ended; then it goes, whatever its binding says.
  var isEnded = false
  /// Whether the presentation leaves since its presenter has another item to present.
  private(set) var isReplaced = false
  /// What is to happen once the presentation has gone.
  private(set) var onDismiss: (() -> Void)?
  private var disappearance = SystemBehavior.Disappearance.afterDeparture
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
    if case .window = kind { motion = ScreenMotion(.up) } else { motion = ScreenMotion(.arriving) }
    if case .confirmationDialog = kind {
      dialogStyle = graph.decisions.choose(\.dialogStyles)
    } else {
      dialogStyle = .actionSheet
    }
    super.init(ScreenNode.self, key: .position(0), inputs: inputs, graph: graph, parent: presenter)
    isConcealed = false
    switch kind {
    case .alert, .confirmationDialog:
      isFrozen = graph.decisions.choose(\.freezesAlerts)
      isSilent = graph.decisions.choose(\.silencesAlerts)
    default:
      isFrozen = false
      isSilent = false
    }
    evaluate()
    elementNode?.parent = presenter?.screen?.elementNode
  }

  override var screen: ScreenNode? { self }

  var isForeign: Bool {
    if case .foreign = kind { true } else { false }
  }

  /// Whether the presentation is to stay.
  var isWanted: Bool {
    presenter == nil ? !isEnded : validRequest != nil
  }

  /// What is still wanted of this presentation; nil when it has to go.
  private var validRequest: PresentationRequest? {
    guard let presenter, presenter.isMounted, !isEnded, let request = presenter.presentation,
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
  /// presented with, and nothing is new to what leaves.
  func receiveRequest() {
    guard motion.phase != .leaving, let presenter, let request = validRequest,
      version != presenter.presentationVersion
    else { return }
    version = presenter.presentationVersion
    onDismiss = request.onDismiss
    guard !request.isFixed else { return }
    content = request.content
    inputs.environment = presenter.presentedEnvironment
    evaluate()
  }

  /// Begins to leave.
  func depart(callsOnDismiss: Bool, _ disappearance: SystemBehavior.Disappearance) {
    if let request = presenter?.presentation { isReplaced = request.identity != identity }
    if !callsOnDismiss { onDismiss = nil }
    self.disappearance = disappearance
    motion.leave()
    if disappearance == .atDeparture { conceal() }
  }

  /// Leaves the tree at the end of the departure.
  func unmountAfterDeparture() {
    if disappearance == .never { conceal(announces: false) }
    unmount()
  }
}
