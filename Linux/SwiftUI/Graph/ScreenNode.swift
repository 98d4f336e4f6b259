/// The root node of a window or of a presentation.
final class ScreenNode: Node {
  private let kind: Element.Kind
  /// The identity that distinguishes this presentation from the presenter's next one.
  let identity: AnyHashable?
  /// The node that requested the presentation; nil for windows and foreign presentations.
  let presenter: Node?
  /// The style of a confirmation dialog; `.actionSheet` for all other screens.
  let dialogStyle: SystemBehavior.DialogStyle
  /// The presentation over this screen.
  var presented: ScreenNode?
  /// The phase of the presentation and the state of its transition.
  var motion: ScreenMotion
  /// The timer that ends the transition in progress.
  var transition: Int?
  /// Whether the presentation was answered or ended, and leaves regardless of its binding.
  var isEnded = false
  /// Whether the presentation leaves because its presenter has another item to present.
  private(set) var isReplaced = false
  /// The action to run after the departure.
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
    isFrozen = hasSystemButtons && graph.decisions.choose(\.freezesAlerts)
    isSilent = hasSystemButtons && graph.decisions.choose(\.silencesAlerts)
    evaluate()
    elementNode?.parent = presenter?.screen?.elementNode
  }

  override var screen: ScreenNode? { self }

  var isForeign: Bool {
    if case .foreign = kind { true } else { false }
  }

  /// Whether the system draws the buttons, as in an alert or a dialog.
  private var hasSystemButtons: Bool {
    switch kind {
    case .alert, .confirmationDialog: true
    default: false
    }
  }

  /// Whether the presentation should stay.
  var isWanted: Bool {
    presenter == nil ? !isEnded : validRequest != nil
  }

  /// The presenter's request for this presentation; nil once the presentation has to leave.
  private var validRequest: PresentationRequest? {
    guard let presenter, presenter.isMounted, !isEnded, let request = presenter.presentation,
      request.identity == identity
    else { return nil }
    return request
  }

  override func evaluate() {
    var placement = Placement(inputs)
    placement.show(kind)
    if hasSystemButtons { placement.environment.buttonStyle = .native(.automatic) }
    placement.place(content)
    take(placement)
  }

  /// Applies the presenter's new request, once for each evaluation of the presenter.
  ///
  /// An alert keeps its original content. A presentation that is leaving receives nothing.
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

  /// Begins the departure.
  func depart(callsOnDismiss: Bool, _ disappearance: SystemBehavior.Disappearance) {
    if let request = presenter?.presentation { isReplaced = request.identity != identity }
    if !callsOnDismiss { onDismiss = nil }
    self.disappearance = disappearance
    motion.leave()
    if disappearance == .atDeparture { conceal() }
  }

  /// Removes the screen from the tree at the end of the departure.
  func unmountAfterDeparture() {
    if disappearance == .never { conceal(announces: false) }
    unmount()
  }
}
