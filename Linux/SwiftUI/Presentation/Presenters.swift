/// The views that want something presented, in the order in which they began to.
@MainActor
struct Presenters {
  private var nodes: [Node] = []
  private var lastOrder = 0
  /// Whether nothing has changed since the presentations were last brought up to date.
  var isSettled = true

  mutating func note(_ node: Node) {
    isSettled = false
    if node.presentation == nil {
      node.presenterOrder = nil
      nodes.removeAll { $0 === node }
    } else if node.presenterOrder == nil {
      lastOrder += 1
      node.presenterOrder = lastOrder
      nodes.append(node)
    }
  }

  /// How many views want something presented that is none of some screens.
  func count(notOn screens: [ScreenNode]) -> Int {
    nodes.count { node in !screens.contains { $0.presenter === node } }
  }

  /// The first view of a screen that waits to have something presented.
  func next(on screen: ScreenNode) -> Node? {
    nodes.first { $0.screen === screen }
  }
}

extension ViewGraph {
  func noteRequest(of node: Node) {
    presenters.note(node)
  }

  /// Presents what is wanted and takes away what is not wanted any more.
  ///
  /// A screen presents one thing at a time: an alert of a covered view waits.
  func updatePresentations() {
    presenters.isSettled = true
    for window in windows { update(window) }
  }

  private func update(_ screen: ScreenNode) {
    if let presented = screen.presented {
      if let request = presented.validRequest {
        presented.receive(request, environment(for: presented.presenter))
      } else {
        takeAway(presented, from: screen)
      }
    }
    if screen.presented == nil, let presenter = presenters.next(on: screen) {
      present(presenter, on: screen)
    }
    if let presented = screen.presented { update(presented) }
  }

  private func present(_ presenter: Node, on screen: ScreenNode) {
    guard let request = presenter.presentation else { return }
    let node = ScreenNode(
      request.kind, content: request.content,
      inputs: Inputs(environment: environment(for: presenter)), graph: self, presenter: presenter)
    screen.presented = node
    node.elementNode.map(noteElement)
    screen.elementNode.map(noteElement)
  }

  /// Unmounts a presentation, and before it what is presented over it.
  func takeAway(_ presented: ScreenNode, from screen: ScreenNode) {
    if let upper = presented.presented {
      if closesAbove { upper.presenter?.presentation?.dismiss() }
      takeAway(upper, from: presented)
    }
    let onDismiss = presented.onDismiss
    presented.unmount()
    if let onDismiss { actions.addLast(onDismiss) }
    screen.presented = nil
    screen.elementNode.map(noteElement)
    presenters.isSettled = false
  }

  private func environment(for presenter: Node?) -> EnvironmentValues {
    guard let presenter else { return EnvironmentValues() }
    var environment = presenter.inputs.environment
    environment.dismiss = DismissAction(presenter: presenter)
    environment.isPresented = true
    return environment
  }

  /// Runs the action of an alert's button and dismisses the alert, in the order that is set.
  func answer(_ root: ElementNode, _ action: () -> Void) {
    guard let screen = screens.first(where: { $0.elementNode === root }), !screen.isAnswered else {
      return
    }
    screen.isAnswered = true
    switch dismissalOrder {
    case .actionFirst:
      action()
      screen.presenter?.presentation?.dismiss()
    case .bindingFirst:
      screen.presenter?.presentation?.dismiss()
      action()
    }
    presenters.isSettled = false
    flush()
  }

  /// Dismisses a presentation without an answer; windows stay.
  func dismiss(_ root: ElementNode) {
    guard let screen = screens.first(where: { $0.elementNode === root }) else { return }
    screen.presenter?.presentation?.dismiss()
    flush()
  }
}
