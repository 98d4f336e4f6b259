// The same condition as AppKitDriver.swift has; this file has not run yet either.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import ApplicationServices
  import Foundation

  /// An element of this process, as assistive technology sees it.
  ///
  /// `NSView` finds no element of SwiftUI in its `accessibilityChildren()`, since SwiftUI makes them
  /// for assistive technology alone (pasrom/meeting-transcriber#517). A process that asks about itself
  /// needs no permission, and is answered on the thread that asks.
  @MainActor
  struct AccessibilityElement {
    private let element: AXUIElement

    /// Returns the window of this process with a title.
    static func window(titled title: String) -> AccessibilityElement? {
      let process = ProcessInfo.processInfo.processIdentifier
      return AccessibilityElement(element: AXUIElementCreateApplication(process))
        .elements(.windows).first { $0.string(.title) == title }
    }

    var isSheet: Bool { role == NSAccessibility.Role.sheet.rawValue }

    /// Whether a sheet is an alert.
    ///
    /// Apple documents no difference. User interface tests find alerts as `sheets["alert"]`.
    var isAlert: Bool { isSheet && string(.description) == "alert" }

    /// The sheet attached to the window or the sheet.
    var sheet: AccessibilityElement? { elements(.children).first(where: \.isSheet) }

    /// The texts inside in reading order, titles of buttons included, those of sheets excluded.
    var texts: [String] {
      leaves.filter { $0.isText || $0.isButton }.map(\.label).filter { !$0.isEmpty }
    }

    /// The buttons inside, those of sheets excluded.
    var buttons: [AccessibilityElement] { leaves.filter(\.isButton) }

    /// The text of a static text, or the title of a control.
    var label: String {
      let attributes: [NSAccessibility.Attribute] =
        isText ? [.value, .description] : [.title, .description]
      return attributes.lazy.compactMap { string($0) }.first { !$0.isEmpty } ?? ""
    }

    var isEnabled: Bool { value(.enabled) as? Bool ?? true }

    /// Presses the button; returns whether it took the press.
    func press() -> Bool {
      AXUIElementPerformAction(element, name(NSAccessibility.Action.press.rawValue)) == .success
    }

    private var isText: Bool { role == NSAccessibility.Role.staticText.rawValue }
    private var isButton: Bool { role == NSAccessibility.Role.button.rawValue }
    private var role: String? { string(.role) }

    /// The texts and buttons inside, and all else without children.
    private var leaves: [AccessibilityElement] {
      elements(.children).filter { !$0.isSheet }.flatMap { child in
        let inside = child.isText || child.isButton ? [] : child.leaves
        return inside.isEmpty ? [child] : inside
      }
    }

    private func elements(_ attribute: NSAccessibility.Attribute) -> [AccessibilityElement] {
      let elements = value(attribute) as? [AXUIElement] ?? []
      return elements.map(AccessibilityElement.init)
    }

    private func string(_ attribute: NSAccessibility.Attribute) -> String? {
      value(attribute) as? String
    }

    private func value(_ attribute: NSAccessibility.Attribute) -> CFTypeRef? {
      var value: CFTypeRef?
      AXUIElementCopyAttributeValue(element, name(attribute.rawValue), &value)
      return value
    }

    private func name(_ rawValue: String) -> CFString {
      NSString(string: rawValue) as CFString
    }
  }
#endif
