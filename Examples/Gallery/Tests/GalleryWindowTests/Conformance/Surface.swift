import CAtspi

/// A place where the library shows a failure or asks a question.
enum Surface: String, CaseIterable, Sendable {
  case alert, confirmation, dialog, sheet, toast, banner, page, field, inbox

  /// Whether the surface is a window of its own, which takes the focus.
  var isModal: Bool { [.alert, .confirmation, .dialog, .sheet, .inbox].contains(self) }

  /// The screen of the Gallery that shows the surface.
  var screen: String {
    switch self {
    case .alert, .page: "Start"
    case .confirmation, .dialog: "Alerts"
    case .sheet: "Sheets"
    case .toast: "Toasts"
    case .banner: "Offline"
    case .field: "Form"
    case .inbox: "Inbox"
    }
  }
}

@AccessibilityActor
extension Surface {
  /// Makes the choices before the failure.
  func prepare(_ gallery: GalleryWindow) throws {
    switch self {
    case .page:
      let picker = try gallery.wait(for: "the picker") {
        gallery.pickers.first { $0.name == "Show the failure" }
      }
      guard try gallery.focus(picker) else { throw GalleryFailure.notPossible("choose a place") }
      try gallery.choose("Inline", in: "Show the failure", with: [.home, .down, .down])
    case .field:
      try gallery.press("Fill In")
      try gallery.wait(until: "the form is filled in") { gallery.field?.text == "Ada" }
    case .inbox:
      try gallery.press("Synchronize All")
      try gallery.wait(for: "Problems in the inbox", toBe: "5")
    default: break
    }
  }

  /// Causes the failure or asks the question, and waits for the surface.
  func open(_ gallery: GalleryWindow) throws -> AccessibleElement {
    switch self {
    case .alert, .page: try gallery.press("Send")
    case .confirmation: try gallery.press("Delete Draft…")
    case .dialog: try gallery.press("Export…")
    case .sheet: try gallery.press("Show Conflict")
    case .toast: try gallery.press("Synchronize")
    case .banner:
      if gallery.isOff("Network") { try gallery.turn("Network", on: true) }
      try gallery.turn("Network", on: false)
    case .field: try gallery.press("Sign Up")
    case .inbox:
      let badge = try gallery.wait(for: "the inbox button") {
        gallery.row("The list")?.first(.button) { _ in true }
      }
      guard badge.press() else { throw GalleryFailure.notPossible("open the inbox") }
    }
    return try waitUntilCalm(gallery)
  }

  /// Waits until the surface is on screen and doesn't move.
  private func waitUntilCalm(_ gallery: GalleryWindow) throws -> AccessibleElement {
    var last: SeenElement?
    return try gallery.wait(for: "the surface \(rawValue)") {
      guard let element = element(in: gallery) else { return nil }
      let seen = SeenElement(element)
      defer { last = seen }
      // Changes wake the wait, and a surface without changes has arrived.
      if last == seen, !seen.controls.isEmpty { return element }
      Accessibility.wake()
      return nil
    }
  }

  /// The surface's element while it is on screen.
  func element(in gallery: GalleryWindow) -> AccessibleElement? {
    switch self {
    case .alert, .confirmation, .dialog: gallery.alert?.dialog
    case .sheet, .inbox:
      gallery.windows.count > 1 && gallery.topmost?.role == .window ? gallery.topmost : nil
    case .toast, .banner, .page:
      // Only the library's containers have names.
      gallery.topmost?.nearest(.panel) { !$0.name.isEmpty && $0.isLaidOut }
    case .field:
      gallery.topmost?.all(.list).first { list in
        list.all(.field).contains { !$0.hint.isEmpty }
      }
    }
  }
}

extension AccessibleElement {
  /// Returns the descendant with the fewest ancestors that matches.
  fileprivate func nearest(
    _ wanted: Role, where isWanted: (AccessibleElement) -> Bool
  ) -> AccessibleElement? {
    var level = [self]
    while !level.isEmpty {
      level = level.flatMap { $0.role.isRead ? [] : $0.children }
      if let found = level.first(where: { $0.role == wanted && isWanted($0) }) { return found }
    }
    return nil
  }
}

extension GalleryWindow {
  /// Returns whether a switch is off.
  fileprivate func isOff(_ title: String) -> Bool {
    topmost?.first(.toggle) { $0.name == title && !$0.has(ATSPI_STATE_CHECKED) } != nil
  }
}
