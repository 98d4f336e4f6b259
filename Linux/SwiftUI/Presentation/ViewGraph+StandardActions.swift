extension ViewGraph {
  /// Adds the system's standard buttons, and moves the cancel button to the end.
  ///
  /// An alert without buttons gets an OK button, and one with only destructive buttons a Cancel
  /// button. A confirmation dialog always has a Cancel button.
  func withStandardActions(
    _ elements: [ElementNode], in alert: ElementNode, alwaysCancels: Bool
  ) -> [ElementNode] {
    let buttons = elements.filter { $0.slot == .actions && $0.role != .notAButton }
    let isMissingCancel = !buttons.contains { $0.role == .cancel }
    let isOnlyDestructive = buttons.allSatisfy { $0.role == .destructive }
    let others = elements.filter { $0.role != .cancel }
    let cancels = elements.filter { $0.role == .cancel }
    if buttons.isEmpty && !alwaysCancels {
      return others + [standardButton("OK", role: nil, in: alert)]
    }
    guard isMissingCancel && (alwaysCancels || isOnlyDestructive) else { return others + cancels }
    return others + [standardButton("Cancel", role: .cancel, in: alert)]
  }

  /// Returns the standard button of the previous update, or a new one.
  private func standardButton(
    _ title: String, role: ButtonRole?, in alert: ElementNode
  ) -> ElementNode {
    if let known = alert.children.last(where: \.isStandard) { return known }
    let button = ElementNode(Element(.button(role: role)), in: self)
    let label = ElementNode(Element(.text(title)), in: self)
    label.slot = .label
    label.parent = button
    button.slot = .actions
    button.isStandard = true
    button.children = [label]
    return button
  }
}

private enum Role {
  case normal, cancel, destructive, notAButton
}

extension ElementNode {
  fileprivate var role: Role {
    guard case .button(let role) = element.kind else { return .notAButton }
    return role == .cancel ? .cancel : role == .destructive ? .destructive : .normal
  }
}
