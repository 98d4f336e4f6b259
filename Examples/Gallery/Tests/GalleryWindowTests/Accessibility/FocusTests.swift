import CAtspi
import Testing

extension GalleryWindowTests {
  /// What a person reaches who uses the keyboard alone.
  @AccessibilityActor
  @Suite struct FocusTests {
    @Test func `the Tab key stops once at each control of every screen, and nowhere else`() throws {
      try GalleryWindow.open("Alerts", within: 300) { gallery in
        for screen in Screen.all {
          try gallery.select(screen.title)
          try gallery.wait(until: "“\(screen.title)” is there") { gallery.shows(screen) }
          let stops = try gallery.tabStops()
          #expect(stops.filter(\.isRow) == ["list item “\(screen.title)”"])
          let controls = stops.filter(\.isControl)
          #expect(!controls.isEmpty)
          #expect(controls.sorted() == gallery.controls.sorted(), "\(screen.title)")
        }
      }
    }
  }
}

extension GalleryWindow {
  /// What the Tab key stops at until the first has the focus again, each as often as it does.
  fileprivate func tabStops() throws -> [String] {
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

  /// What has the focus now.
  ///
  /// Of a field in a list, libadwaita doesn’t tell that it has the focus. While the focus moves, a
  /// walk through the window may miss it, so only the second in vain counts.
  private var focus: Focus {
    (topmost?.focused ?? topmost?.focused).map(Focus.element) ?? .field
  }

  /// The controls in the topmost window that can be operated now.
  ///
  /// The buttons that close and resize a window are no stops, as in all apps for GNOME.
  fileprivate var controls: [String] {
    let windowControls = ["Close", "Minimize", "Maximize"]
    return [AccessibleElement.Role.button, .toggle, .picker, .field].flatMap { role in
      (topmost?.all(role) ?? []).filter {
        $0.isLaidOut && $0.has(ATSPI_STATE_SENSITIVE) && $0.has(ATSPI_STATE_FOCUSABLE)
          && !($0.title == nil && windowControls.contains($0.name))
      }
    }.map(\.words)
  }
}

/// What the keyboard works on.
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

  /// The element inside that has the focus; nothing is looked for inside of what is read as one.
  fileprivate var focused: AccessibleElement? {
    for child in children {
      if child.has(ATSPI_STATE_FOCUSED) { return child }
      if !child.role.isRead, let found = child.focused { return found }
    }
    return nil
  }
}

extension String {
  fileprivate var isRow: Bool { hasPrefix("list item") }

  /// Whether it is no row, no text to copy, and nothing that scrolls without a control inside.
  fileprivate var isControl: Bool {
    !["list item", "label", "scroll pane"].contains(where: hasPrefix)
  }
}
