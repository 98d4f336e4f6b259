extension Node {
  /// Whether the view follows what it has read; a field does so even where the rest is frozen.
  var canChange: Bool {
    if case .textField = elementNode?.element.kind { true } else { !isFrozen }
  }

  /// Takes over the hook of a view that was placed, perhaps where nobody sees it.
  func place(_ hook: (any LifecycleHook)?) {
    guard !isSilent else { return }
    var hook = hook
    if !isConcealed || hook?.role == .change { hook?.placed(after: lifecycle, in: graph) }
    lifecycle = hook
  }

  /// Takes the view off the screen while it lives on: it disappears, and its tasks are cancelled.
  ///
  /// - Parameter announces: Whether `onDisappear` runs.
  func conceal(announces: Bool = true) {
    guard !isConcealed else { return }
    isConcealed = true
    switch lifecycle?.role {
    case .appearance where announces, .task: lifecycle?.removed(from: graph)
    case .appearance, .change, nil: break
    }
    for child in children { child.conceal(announces: announces) }
  }

  /// Brings the view back on the screen: it appears again, and its tasks begin again.
  func reveal() {
    guard isConcealed else { return }
    isConcealed = false
    for child in children { child.reveal() }
    if lifecycle?.role != .change { lifecycle?.placed(after: nil, in: graph) }
  }
}
