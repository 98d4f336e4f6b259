import CAtspi
import Foundation

/// The Gallery on a page of a web browser: input is sent to the page, and results are read from the
/// window.
@AccessibilityActor
final class GalleryPage {
  let gallery: GalleryWindow
  private let browser: BrowserProcess
  private(set) var size = (width: 0, height: 0)

  private init(gallery: GalleryWindow, browser: BrowserProcess) {
    self.gallery = gallery
    self.browser = browser
  }

  /// Runs the Gallery as `make run` does without a display, and opens the printed address.
  static func open(within seconds: Double, _ actions: (GalleryPage) throws -> Void) throws {
    try GalleryWindow.open(.inBrowser([]), within: seconds) { gallery in
      let page = GalleryPage(gallery: gallery, browser: try BrowserProcess())
      let address = try address(printedBy: gallery.process)
      try page.browser.send("Page.enable")
      // The headless page never has the focus, and no person answers the browser’s prompts.
      try page.browser.send("Emulation.setFocusEmulationEnabled", ["enabled": true])
      try page.browser.send(
        "Browser.grantPermissions",
        ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"]])
      // The size differs from the screen's initial size, which would count as filled too early.
      try page.resize(width: 1_200, height: 720)
      try page.browser.send("Page.navigate", ["url": address])
      try page.waitUntilFilled()
      try actions(page)
    }
  }

  /// Returns the address, which is the last printed line.
  private static func address(printedBy process: GalleryProcess) throws -> String {
    for _ in 1...60 {
      let line = process.output.split(separator: "\n").last.map(String.init) ?? ""
      if line.hasPrefix("http://127.0.0.1:") { return line }
      Deadline(after: 1).wait()
    }
    throw BrowserFailure.noAddress(process.output + process.errors)
  }

  var title: String? { get throws { try browser.evaluate("document.title") as? String } }

  /// Resizes the page, as a person resizes the browser’s window.
  func resize(width: Int, height: Int) throws {
    size = (width, height)
    try browser.send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Waits until the app’s window is as large as the page.
  func waitUntilFilled() throws {
    try gallery.wait(until: "the window fills the page") {
      guard let frame = gallery.windows.first?.frame else { return false }
      return (Int(frame.width), Int(frame.height)) == size
    }
  }

  /// Clicks a row of the sidebar.
  func select(_ title: String) throws {
    try click("the row “\(title)”") { gallery.row(title) }
  }

  /// Clicks a button of the topmost window.
  func click(_ title: String) throws {
    try click("the button “\(title)”") { gallery.button(titled: title) }
  }

  /// Clicks the centre of an element once the element has stopped moving.
  ///
  /// If a scroll view hides the centre, the method scrolls to it first.
  func click(_ name: String, _ find: () -> AccessibleElement?) throws {
    let point = try gallery.wait(for: name) { () -> Place? in
      guard let element = find(), element.isLaidOut else { return nil }
      var centre = element.frame.centre
      for _ in 1...100 {
        let before = centre
        let hiding = element.scrollView(thatHides: before)?.frame
        if let hiding { scroll(hiding, up: before.y < hiding.y) }
        _ = try? browser.evaluate("new Promise(done => setTimeout(done, 50))")
        centre = element.frame.centre
        if hiding == nil, centre == before { return onPage(centre) }
      }
      return nil
    }
    for (type, button) in [
      ("mouseMoved", "none"), ("mousePressed", "left"), ("mouseReleased", "left"),
    ] {
      try browser.send(
        "Input.dispatchMouseEvent",
        ["type": type, "x": point.x, "y": point.y, "button": button, "clickCount": 1])
    }
  }

  /// The text on the browser’s clipboard.
  var clipboard: String? {
    get throws { try browser.evaluate("navigator.clipboard.readText()") as? String }
  }

  /// Presses a key in the browser.
  func press(key: String, code: Int) throws {
    for type in ["rawKeyDown", "keyUp"] {
      try browser.send(
        "Input.dispatchKeyEvent",
        ["type": type, "key": key, "code": key, "windowsVirtualKeyCode": code])
    }
  }

  private typealias Place = (x: Int, y: Int)

  /// Converts a place in the topmost window, which is centred on the page; nil without a window.
  private func onPage(_ place: Place) -> Place? {
    gallery.topmost.map(\.frame).map {
      (
        (size.width - Int($0.width)) / 2 + place.x, (size.height - Int($0.height)) / 2 + place.y
      )
    }
  }

  /// Turns the mouse wheel by one notch in the middle of a scroll view.
  ///
  /// The event is dispatched on the page, because the browser acknowledges its own wheel events
  /// only once it draws.
  private func scroll(_ frame: AtspiRect, up: Bool) {
    guard let place = onPage(frame.centre) else { return }
    _ = try? browser.evaluate(
      """
      document.elementFromPoint(\(place.x), \(place.y)).dispatchEvent(
        new WheelEvent("wheel", {
          clientX: \(place.x), clientY: \(place.y), deltaY: \(up ? -100 : 100),
          bubbles: true, cancelable: true,
        }))
      """)
  }
}

extension AccessibleElement {
  /// Returns the innermost scroll view around the element that doesn't show a place in the window;
  /// nil if the place can be seen.
  fileprivate func scrollView(thatHides place: (x: Int, y: Int)) -> AccessibleElement? {
    guard let parent else { return nil }
    return parent.role == .scrollView && !parent.frame.contains(place)
      ? parent : parent.scrollView(thatHides: place)
  }
}

extension AtspiRect {
  fileprivate var centre: (x: Int, y: Int) { (Int(x + width / 2), Int(y + height / 2)) }

  fileprivate func contains(_ place: (x: Int, y: Int)) -> Bool {
    place.x >= x && place.x < x + width && place.y >= y && place.y < y + height
  }
}
