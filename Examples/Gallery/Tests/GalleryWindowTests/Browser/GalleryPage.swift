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
  static func open(within seconds: UInt32, _ actions: (GalleryPage) throws -> Void) throws {
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
  /// If the page doesn't show the element, the method scrolls to it first.
  func click(_ name: String, _ find: () -> AccessibleElement?) throws {
    let point = try gallery.wait(for: name) { () -> Place? in
      guard let element = find(), element.isLaidOut else { return nil }
      var place = place(of: element)
      for _ in 1...100 {
        guard let before = place else { return nil }
        if !shows(before) { scroll(to: before) }
        _ = try? browser.evaluate("new Promise(done => setTimeout(done, 50))")
        place = self.place(of: element)
        if let place, place == before, shows(place) { return place }
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

  /// A point on the page.
  private typealias Place = (x: Int, y: Int)

  /// Returns the centre of an element on the page; nil without a window.
  ///
  /// The element belongs to the topmost window, which is centred on the page.
  private func place(of element: AccessibleElement) -> Place? {
    guard let window = gallery.topmost?.frame else { return nil }
    let frame = element.frame
    let x = (size.width - Int(window.width)) / 2 + Int(frame.x + frame.width / 2)
    let y = (size.height - Int(window.height)) / 2 + Int(frame.y + frame.height / 2)
    return (x, y)
  }

  private func shows(_ place: Place) -> Bool {
    (0..<size.width).contains(place.x) && (0..<size.height).contains(place.y)
  }

  /// Turns the mouse wheel by one notch towards a point, in that point's column.
  ///
  /// The event is dispatched on the page, because the browser acknowledges its own wheel events
  /// only once it draws.
  private func scroll(to place: Place) {
    _ = try? browser.evaluate(
      """
      document.elementFromPoint(\(place.x), \(size.height / 2)).dispatchEvent(
        new WheelEvent("wheel", {
          clientX: \(place.x), clientY: \(size.height / 2), deltaY: \(place.y < 0 ? -100 : 100),
          bubbles: true, cancelable: true,
        }))
      """)
  }
}
