// The same condition as in AppKitDriver.swift. This file has not run yet either.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import ApplicationServices
  import Foundation

  /// An accessibility element of this process, as assistive technology sees the element.
  ///
  /// `NSView.accessibilityChildren()` returns no elements of SwiftUI, which creates them only for
  /// assistive technology (pasrom/meeting-transcriber#517). A process that queries itself needs no
  /// permission, and receives the answer on the calling thread.
  @MainActor
  struct AccessibilityElement {
    private let element: AXUIElement

    /// Returns the window of this process with a title, or nil.
    static func window(titled title: String) -> AccessibilityElement? {
      let process = ProcessInfo.processInfo.processIdentifier
      return AccessibilityElement(element: AXUIElementCreateApplication(process))
        .elements(.windows).first { $0.string(.title) == title }
    }

    var isSheet: Bool { role == NSAccessibility.Role.sheet.rawValue }

    /// Whether the element is a sheet that is an alert.
    ///
    /// Apple documents no way to distinguish them. User interface tests find alerts as
    /// `sheets["alert"]`.
    var isAlert: Bool { isSheet && string(.description) == "alert" }

    /// The sheet that is attached to the window or sheet.
    var sheet: AccessibilityElement? { elements(.children).first(where: \.isSheet) }

    /// The texts inside in reading order: includes the titles of buttons, excludes attached sheets.
    var texts: [String] {
      leaves.filter { $0.isText || $0.isButton }.map(\.label).filter { !$0.isEmpty }
    }

    /// The buttons inside; excludes attached sheets.
    var buttons: [AccessibilityElement] { leaves.filter(\.isButton) }

    /// The text of a static text, or the title of a control.
    var label: String {
      let attributes: [NSAccessibility.Attribute] =
        isText ? [.value, .description] : [.title, .description]
      return attributes.lazy.compactMap { string($0) }.first { !$0.isEmpty } ?? ""
    }

    var isEnabled: Bool { value(.enabled) as? Bool ?? true }

    /// Presses the button, and returns whether the press action succeeded.
    func press() -> Bool {
      AXUIElementPerformAction(element, name(NSAccessibility.Action.press.rawValue)) == .success
    }

    private var isText: Bool { role == NSAccessibility.Role.staticText.rawValue }
    private var isButton: Bool { role == NSAccessibility.Role.button.rawValue }
    private var role: String? { string(.role) }

    /// The texts and buttons inside, and all other elements without children; excludes sheets.
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
