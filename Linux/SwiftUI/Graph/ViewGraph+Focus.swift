extension Element {
  /// A binding to the focus of an element.
  struct Focus: Equatable {
    let box: StateBox<Bool>
    /// The value of the binding; a change updates the element.
    let isWanted: Bool

    static func == (one: Focus, other: Focus) -> Bool {
      one.box === other.box && one.isWanted == other.isWanted
    }
  }
}

extension ElementNode {
  /// Whether the element has the focus.
  public var isFocused: Bool { graph?.focused === self }

  /// Moves the focus to the element or away from it, as a tap or the Tab key does.
  public func setFocused(_ isFocused: Bool) {
    guard isFocused != self.isFocused, isUsable else { return }
    graph?.moveFocus(to: isFocused ? self : nil)
    graph?.flush()
  }

  /// The bindings to the element's focus.
  var focusBindings: [StateBox<Bool>] { element.traits.focus.map(\.box) }

  /// Whether the element can take the focus: only text fields can.
  fileprivate var takesFocus: Bool {
    guard case .textField = element.kind else { return false }
    return isPlaced && element.traits.isEnabled
  }
}

extension ViewGraph {
  /// Moves the focus, and updates the bindings of the elements that lose and get it.
  func moveFocus(to node: ElementNode?) {
    let previous = focused
    focused = node
    for box in previous?.focusBindings ?? [] where previous !== node { box.value = false }
    for box in node?.focusBindings ?? [] { box.value = true }
    if let previous { noteElement(previous) }
    if let node { noteElement(node) }
  }

  /// Moves the focus as a binding of an element requests.
  ///
  /// An element that can't take the focus resets its bindings.
  func followFocusBindings(of node: ElementNode) {
    let bindings = node.focusBindings
    if focused === node {
      if bindings.contains(where: { !$0.value }) || !node.takesFocus { moveFocus(to: nil) }
    } else if bindings.contains(where: \.value) {
      if node.takesFocus { return moveFocus(to: node) }
      for box in bindings { box.value = false }
    }
  }
}
