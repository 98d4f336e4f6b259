extension Node {
  /// Whether the view follows what it has read; a field does so even where the rest is frozen.
  var canChange: Bool {
    if case .textField = elementNode?.element.kind { true } else { !isFrozen }
  }

  /// Takes the view off the screen while it lives on: it disappears, and its tasks are cancelled.
  ///
  /// - Parameter announces: Whether `onDisappear` runs.
  func conceal(announces: Bool = true) {
    guard !isConcealed else { return }
    isConcealed = true
    if isMember { for hooks in inputs.hooks { hooks.conceal(self, announces: announces) } }
    for child in children { child.conceal(announces: announces) }
  }

  /// Brings the view back on the screen: it appears again, and its tasks begin again.
  func reveal() {
    guard isConcealed else { return }
    isConcealed = false
    for child in children { child.reveal() }
    if isMember { for hooks in inputs.hooks.reversed() { hooks.reveal(self) } }
  }
}
