extension ViewGraph {
  func noteRequest(of node: Node) {
    presenters.note(node)
  }

  /// Presents the requested screens and dismisses those that are no longer wanted.
  ///
  /// A screen has at most one presentation, and a window starts none during a transition in it.
  func updatePresentations() {
    presenters.isSettled = true
    for window in windows { update(above: window) }
    if !isInBackground { presentWaiting() }
  }

  private func update(above screen: ScreenNode) {
    guard let presented = screen.presented else { return }
    if isInBackground {
      presented.receiveRequest()
    } else {
      move(presented, on: screen)
    }
    if let presented = screen.presented { update(above: presented) }
  }

  private func move(_ presented: ScreenNode, on screen: ScreenNode) {
    let phase = presented.motion.phase
    let step = presented.motion.step(isWanted: presented.isWanted) {
      decisions.choose(\.withdrawals)
    }
    if presented.motion.phase != phase { noteMotion() }
    switch step {
    case .stay: presented.receiveRequest()
    case .leave:
      beginDeparture(of: presented)
      move(presented, on: screen)
    case .remove: remove(presented, from: screen)
    }
  }

  private func presentWaiting() {
    for node in presenters.waiting(outside: screens) where node.refusal != .forGood {
      guard let screen = node.screen, let window = window(of: screen) else { continue }
      if screen.presented == nil && !isMoving(in: window) {
        present(node, on: screen)
      } else if node.refusal == nil {
        node.refusal = isReplacing(node) ? .untilPossible : decisions.choose(\.refusals)
      }
    }
  }

  /// Returns whether a view's new item replaces its previous one, which the documentation promises.
  private func isReplacing(_ node: Node) -> Bool {
    screens.contains { $0.presenter === node && $0.isReplaced }
  }

  private func present(_ presenter: Node, on screen: ScreenNode) {
    guard let request = presenter.presentation else { return }
    presenter.refusal = nil
    open(
      ScreenNode(
        request.kind, content: request.content,
        inputs: Inputs(environment: presenter.presentedEnvironment), graph: self,
        presenter: presenter),
      over: screen)
  }

  /// Presents a screen over another, beginning with the arrival transition.
  func open(_ presented: ScreenNode, over screen: ScreenNode) {
    screen.presented = presented
    beginTransition(of: presented)
    presented.elementNode.map(noteElement)
    screen.elementNode.map(noteElement)
    presenters.isSettled = false
  }

  /// Begins the departure of a presentation and of all presentations over it.
  private func beginDeparture(of presented: ScreenNode) {
    for screen in sequence(first: presented, next: \.presented)
    where screen.motion.phase != .leaving {
      if screen !== presented && decisions.choose(\.closesAbove) {
        screen.presenter?.presentation?.dismiss()
      }
      let isOrphaned = screen !== presented || screen.presenter?.isMounted == false
      screen.depart(
        callsOnDismiss: !isOrphaned || decisions.choose(\.callsOrphanedOnDismiss),
        decisions.choose(\.disappearances))
      beginTransition(of: screen)
    }
    noteMotion()
  }

  private func beginTransition(of screen: ScreenNode) {
    if let timer = screen.transition { timers.cancel(timer) }
    screen.transition = nil
    let time = decisions.choose(\.transitions)
    guard time > .zero else { return screen.motion.endTransition() }
    screen.transition = timers.add(after: time) { [weak self, weak screen] in
      screen?.motion.endTransition()
      self?.presenters.isSettled = false
      self?.flush()
    }
  }

  /// Unmounts a presentation, after those presented over it.
  func remove(_ presented: ScreenNode, from screen: ScreenNode) {
    if let upper = presented.presented { remove(upper, from: presented) }
    if let timer = presented.transition { timers.cancel(timer) }
    presented.unmountAfterDeparture()
    if let onDismiss = presented.onDismiss { actions.addLast(onDismiss) }
    screen.presented = nil
    screen.elementNode.map(noteElement)
    presenters.isSettled = false
  }

  /// Removes all presentations over a window at once.
  func removePresentations(over window: ScreenNode) {
    guard let presented = window.presented else { return }
    beginDeparture(of: presented)
    remove(presented, from: window)
  }

  func window(of screen: ScreenNode) -> ScreenNode? {
    windows.first { window in
      sequence(first: window, next: \.presented).contains { $0 === screen }
    }
  }

  func isMoving(in window: ScreenNode) -> Bool {
    sequence(first: window, next: \.presented).contains { $0.motion.phase != .up }
  }

  /// Marks the windows for the renderer, because the phase of a presentation has changed.
  func noteMotion() {
    for window in windows { window.elementNode.map(noteElement) }
  }
}

extension Node {
  /// The environment of the content that the view presents.
  var presentedEnvironment: EnvironmentValues {
    var environment = inputs.environment
    environment.dismiss = DismissAction(target: self)
    environment.isPresented = true
    environment.screensBelow += 1
    return environment
  }
}
