extension ViewGraph {
  func screen(of root: ElementNode) -> ScreenNode? {
    screens.first { $0.elementNode === root }
  }

  /// Returns whether a screen accepts user input: it is up, and the app is in the foreground.
  func isUsable(_ root: ElementNode) -> Bool {
    !isInBackground && screen(of: root)?.motion.phase == .up
  }

  /// Runs the action of an alert's button and dismisses the alert, in an order that is drawn.
  ///
  /// The action runs once, even if it runs late and the view that declared the alert is gone.
  func answer(_ root: ElementNode, _ action: @escaping () -> Void) {
    guard isUsable(root), let screen = screen(of: root), !screen.isEnded else { return }
    screen.isEnded = true
    switch decisions.choose(\.orders) {
    case .actionFirst:
      action()
      screen.presenter?.presentation?.dismiss()
    case .bindingFirst:
      screen.presenter?.presentation?.dismiss()
      runLate(action)
    }
    presenters.isSettled = false
    flush()
  }

  private func runLate(_ action: @escaping () -> Void) {
    let act = { [weak self] in
      action()
      self?.noteMotion()
      self?.flush()
    }
    switch decisions.choose(\.actionDelays) {
    case .none: action()
    case .turns(let range): timers.add(afterTurns: decisions.draw(from: range), act)
    case .time(let range): _ = timers.add(after: decisions.draw(from: range), act)
    }
  }

  /// Dismisses a presentation without an answer; windows ignore the call.
  ///
  /// A popover may run its cancel action.
  func dismiss(_ root: ElementNode) {
    guard isUsable(root), let screen = screen(of: root) else { return }
    if case .popover(callsCancel: true) = screen.dialogStyle, let cancel = screen.hiddenCancel {
      return answer(root) { cancel.handlers.press?() }
    }
    if screen.isForeign { screen.isEnded = true }
    screen.presenter?.presentation?.dismiss()
    presenters.isSettled = false
    flush()
  }
}
