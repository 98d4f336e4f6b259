import CAtspi
import Foundation

/// A person who visits a surface with the keyboard and a screen reader, and notes what they meet.
@AccessibilityActor
struct SurfaceVisit {
  let surface: Surface
  let gallery: GalleryWindow
  /// The greatest number of controls that are pressed by a key.
  let pressCount: Int
  /// The time for which the surface must stay, in seconds; nil to leave at once.
  let patience: Double?

  /// Opens the surface, visits each of its controls, and leaves it.
  func see(in language: String) throws -> SeenSurface {
    try gallery.wait(until: "the window is in use") {
      gallery.topmost?.has(ATSPI_STATE_ACTIVE) ?? false
    }
    try surface.prepare(gallery)
    let (input, values) = (gallery.input, gallery.values)
    var element = try surface.open(gallery)
    let window = gallery.topmost ?? element
    var seen = SeenSurface(
      surface: surface, language: language, element: SeenElement(element),
      window: CGRect(window.frame))
    seen.announcements = gallery.announcements
    seen.input = (input, gallery.input)
    seen.values = (values, gallery.values)
    seen.stops = try stops(on: element)
    seen.stays = surface.element(in: gallery) != nil
    if let patience, seen.stays {
      seen.stays = try !gallery.becomesTrue(within: patience) {
        surface.element(in: gallery) == nil
      }
    }
    for index in seen.element.controls.indices.prefix(pressCount) {
      element = try surface.element(in: gallery) ?? surface.open(gallery)
      if let press = try press(index, on: element) { seen.presses.append(press) }
    }
    if surface.isModal {
      if surface.element(in: gallery) == nil { _ = try surface.open(gallery) }
      Accessibility.press(.escape)
      seen.isLeftByEscape = try gallery.becomesTrue(within: 5) { gallery.windows.count == 1 }
    }
    return seen
  }

  /// Moves through the window with the Tab key until the first stop returns.
  private func stops(on element: AccessibleElement) throws -> [SeenSurface.Stop] {
    var stops: [(element: AccessibleElement, stop: SeenSurface.Stop)] = []
    var last = gallery.focused
    for _ in 1...60 {
      Accessibility.press(.tab)
      _ = try gallery.becomesTrue(within: 2) {
        guard let focused = gallery.focused else { return false }
        return !(last?.isSame(as: focused) ?? false)
      }
      guard let focused = gallery.focused else { continue }
      if stops.contains(where: { $0.element.isSame(as: focused) }) { break }
      stops.append((focused, stop(at: focused, on: element)))
      last = focused
    }
    return stops.map(\.stop)
  }

  private func stop(
    at focused: AccessibleElement, on surface: AccessibleElement
  ) -> SeenSurface.Stop {
    let seen = SeenElement(alone: focused)
    var (visible, isOnSurface) = (seen.frame, focused.isSame(as: surface))
    var next = focused.parent
    while let ancestor = next {
      let role = ancestor.role
      if role == .scrollView || role == .window || role == .alert {
        visible = visible.intersection(CGRect(ancestor.frame))
      }
      if ancestor.isSame(as: surface) { isOnSurface = true }
      next = role == .window || role == .alert ? nil : ancestor.parent
    }
    return SeenSurface.Stop(
      element: seen, visible: visible.isNull ? .zero : visible, isOnSurface: isOnSurface)
  }

  /// Presses a control with a key, alternately the space bar and Return.
  private func press(_ index: Int, on element: AccessibleElement) throws -> SeenSurface.Press? {
    let controls = element.controls
    guard controls.indices.contains(index) else { return nil }
    let control = controls[index]
    let role = control.role
    // A field takes text instead.
    guard role == .button || role == .toggle else { return nil }
    let name = control.name
    let key: Accessibility.Key = index.isMultiple(of: 2) ? .space : .return
    var isAnswered = try gallery.focus(control)
    if isAnswered {
      let before = SeenElement(element)
      Accessibility.press(key)
      isAnswered = try gallery.becomesTrue(within: 5) {
        guard let element = surface.element(in: gallery) else { return true }
        return SeenElement(element) != before
      }
    }
    return SeenSurface.Press(control: name, key: "\(key)", isAnswered: isAnswered)
  }
}

extension AccessibleElement {
  /// The controls of ``SeenElement/controls``, in the same order.
  fileprivate var controls: [AccessibleElement] {
    guard isLaidOut else { return [] }
    if SeenElement.controlRoles.contains(role) {
      return SeenElement(alone: self).isControl ? [self] : []
    }
    return role == .label ? [] : drawnChildren.flatMap(\.controls)
  }

  /// The focused element itself or its focused descendant.
  fileprivate var focusedPart: AccessibleElement? {
    if has(ATSPI_STATE_FOCUSED) { return self }
    guard isLaidOut, !role.isRead else { return nil }
    for child in children {
      if let found = child.focusedPart { return found }
    }
    return nil
  }
}

extension GalleryWindow {
  /// The element with the keyboard focus, which a search finds if no event has reported it.
  fileprivate var focused: AccessibleElement? {
    if let last = Accessibility.lastFocused, last.has(ATSPI_STATE_FOCUSED) { return last }
    return topmost?.focusedPart
  }

  /// The texts that the renderer gives to a screen reader to speak.
  fileprivate var announcements: [String] {
    guard let screen = topmost?.children.first?.children.first else { return [] }
    return screen.children.filter { $0.role == .notification }.map(\.name).filter { !$0.isEmpty }
  }

  /// What a person has typed and chosen in the window below.
  fileprivate var input: [String] {
    guard let window = windows.first else { return [] }
    return [.field, .secureField].flatMap(window.all).map { "\($0.name): \($0.text ?? "")" }
      + window.all(.picker).map { "\($0.name): \($0.hint)" }
  }

  /// The values beside the titles of the rows in the window below.
  fileprivate var values: [String] {
    windows.first?.all(.row).filter { !$0.hint.isEmpty }.map { "\($0.name): \($0.hint)" } ?? []
  }
}
