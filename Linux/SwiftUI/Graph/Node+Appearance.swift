extension Node {
  /// Whether the view follows changes of its dependencies; a text field does so even when frozen.
  var canChange: Bool {
    if case .textField = elementNode?.element.kind { true } else { !isFrozen }
  }

  /// Takes a living view off the screen: the view disappears, and its tasks are cancelled.
  ///
  /// - Parameter announces: Whether `onDisappear` runs.
  func conceal(announces: Bool = true) {
    guard !isConcealed else { return }
    isConcealed = true
    if isMember { for hooks in inputs.hooks { hooks.conceal(self, announces: announces) } }
    for child in children { child.conceal(announces: announces) }
  }

  /// Returns a concealed view to the screen: the view appears again, and its tasks restart.
  func reveal() {
    guard isConcealed, !isCovered else { return }
    isConcealed = false
    for child in children { child.reveal() }
    if isMember { for hooks in inputs.hooks.reversed() { hooks.reveal(self) } }
  }

  /// Removes the elements of a living view from the screen.
  func cover() {
    guard !isCovered else { return }
    isCovered = true
    graph.noteStructure(around: self)
    conceal()
    if let focused = graph.focused?.view,
      sequence(first: focused, next: \.parent).contains(where: { $0 === self })
    {
      graph.moveFocus(to: nil)
    }
  }

  /// Returns the elements of a covered view to the screen.
  func uncover() {
    guard isCovered else { return }
    isCovered = false
    graph.noteStructure(around: self)
    if parent?.isConcealed != true { reveal() }
  }
}
