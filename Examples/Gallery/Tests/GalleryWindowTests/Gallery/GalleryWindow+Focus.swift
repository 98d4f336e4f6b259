import CAtspi

extension GalleryWindow {
  /// Returns the Tab stops in order until the first has the focus again, including repeated stops.
  func tabStops() throws -> [String] {
    var stops: [Focus] = []
    var last = focus
    while true {
      Accessibility.press(.tab)
      let stop = try wait(for: "another focus than \(last.words)") {
        let focus = focus
        return focus.isSame(as: last) ? nil : focus
      }
      if let first = stops.first, first.isSame(as: stop) { return stops.map(\.words) }
      stops.append(stop)
      last = stop
    }
  }

  /// Lets keys arrive in the window after another one has closed.
  ///
  /// Without a window manager, nobody gives the keyboard back, and keys go to the window that the
  /// pointer enters.
  func takeKeyboard() {
    Accessibility.point(x: 1_919, y: 1_199)
    Accessibility.point(x: 50, y: 50)
  }

  /// Moves the focus to an element with the Tab key; returns whether it is there.
  func focus(_ element: AccessibleElement) throws -> Bool {
    for _ in 1...40 where !element.has(ATSPI_STATE_FOCUSED) {
      let last = Accessibility.lastFocused
      Accessibility.press(.tab)
      let hasMoved = try becomesTrue(within: 5) {
        guard let focused = Accessibility.lastFocused else { return false }
        return !(last?.isSame(as: focused) ?? false)
      }
      guard hasMoved else { return false }
    }
    return element.has(ATSPI_STATE_FOCUSED)
  }

  /// The current focus.
  ///
  /// libadwaita doesn’t report the focus of a field in a list. While the focus moves, a search of
  /// the window may miss it, so a field is assumed only after two searches without a result.
  private var focus: Focus {
    if let last = Accessibility.lastFocused, last.has(ATSPI_STATE_FOCUSED) { return .element(last) }
    return (topmost?.focused ?? topmost?.focused).map(Focus.element) ?? .field
  }

  /// The controls in the topmost window that can be operated now.
  ///
  /// The buttons that close and resize a window are not Tab stops, as in all apps for GNOME.
  var controls: [String] {
    let windowControls = ["Close", "Minimize", "Maximize"]
    let roles: [AccessibleElement.Role] = [.button, .toggle, .picker, .field, .secureField]
    return roles.flatMap { role in
      (topmost?.all(role) ?? []).filter {
        $0.isLaidOut && $0.has(ATSPI_STATE_SENSITIVE) && $0.has(ATSPI_STATE_FOCUSABLE)
          && !($0.title == nil && windowControls.contains($0.name))
      }
    }.map(\.words)
  }
}

/// The target of the keyboard.
@AccessibilityActor
private enum Focus {
  case element(AccessibleElement)
  /// The only field.
  case field

  var words: String {
    switch self {
    case .element(let element): element.words
    case .field: "text “Search”"
    }
  }

  func isSame(as other: Focus) -> Bool {
    switch (self, other) {
    case (.element(let element), .element(let other)): element.isSame(as: other)
    case (.field, .field): true
    default: false
    }
  }
}

extension AccessibleElement {
  fileprivate var words: String { "\(role.name) “\(name)”" }

  /// The focused descendant; the contents of elements that are read as a unit are skipped.
  fileprivate var focused: AccessibleElement? {
    for child in children {
      if child.has(ATSPI_STATE_FOCUSED) { return child }
      if !child.role.isRead, let found = child.focused { return found }
    }
    return nil
  }
}
