extension Node {
  /// Hands a hook what has happened: its view was placed, perhaps where nobody sees it.
  func place(_ hook: inout (any LifecycleHook)?) {
    guard !isConcealed || hook?.role == .change else { return }
    hook?.placed(after: lifecycle, in: graph)
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
