import CAtspi
import Foundation

/// An element of a window as assistive technology read it at one moment.
///
/// A plain value, so that a check can also be tried on a changed copy.
struct SeenElement: Sendable, Equatable {
  var role: AccessibleElement.Role
  var name = ""
  /// The accessible description, in addition to the name.
  var hint = ""
  /// The text of a field; nil for all other elements.
  var text: String?
  /// The frame in the window, in points, without the padding of a button.
  var frame = CGRect.zero
  var isFocusable = false
  var isEnabled = true
  var isFocused = false
  var isChecked = false
  var children: [SeenElement] = []

  var isLaidOut: Bool { frame.width > 0 && frame.height > 0 }

  static let controlRoles: [AccessibleElement.Role] = [
    .button, .toggle, .picker, .field, .secureField,
  ]

  /// The element and its descendants on screen, in reading order.
  var all: [SeenElement] { isLaidOut ? [self] + children.flatMap(\.all) : [] }

  /// The texts on screen, except those of buttons and pickers.
  var labels: [SeenElement] {
    guard isLaidOut, role != .button, role != .picker else { return [] }
    return (role == .label ? [self] : []) + children.flatMap(\.labels)
  }

  /// The controls that a person can use now, except those of the desktop in a title bar.
  var controls: [SeenElement] { all.filter(\.isControl) }

  var isControl: Bool {
    Self.controlRoles.contains(role) && isEnabled && isFocusable && isLaidOut
      && !["Close", "Minimize", "Maximize"].contains { hint == "\($0) the window" }
  }

  /// Changes each element of the tree.
  mutating func change(_ body: (inout SeenElement) -> Void) {
    body(&self)
    for index in children.indices { children[index].change(body) }
  }
}

extension SeenElement {
  /// Reads an element and its descendants; the contents of labels are not read.
  @AccessibilityActor
  init(_ element: AccessibleElement) {
    self.init(alone: element)
    guard isLaidOut, role != .label else { return }
    children = element.drawnChildren.map { SeenElement($0) }
  }

  /// Reads an element without its descendants.
  @AccessibilityActor
  init(alone element: AccessibleElement) {
    role = element.role
    name = element.name
    hint = element.hint
    if [.field, .secureField].contains(role) { text = element.text }
    frame = CGRect(element.frame)
    let states: [(WritableKeyPath<SeenElement, Bool>, AtspiStateType)] = [
      (\.isFocusable, ATSPI_STATE_FOCUSABLE), (\.isEnabled, ATSPI_STATE_SENSITIVE),
      (\.isFocused, ATSPI_STATE_FOCUSED), (\.isChecked, ATSPI_STATE_CHECKED),
    ]
    for (property, state) in states { self[keyPath: property] = element.has(state) }
  }

  /// The element and its descendants on lines of their own, for the message of a failure.
  func outline(indentation: String = "") -> String {
    let place = "\(Int(frame.minX)),\(Int(frame.minY)) \(Int(frame.width))×\(Int(frame.height))"
    let states = [
      ("hidden", !isLaidOut), ("focusable", isFocusable), ("off", !isEnabled),
      ("focused", isFocused),
    ].filter(\.1).map(\.0)
    let words = [role.name, "“\(name)”", hint, text.map { "(\($0))" } ?? "", place] + states
    return
      ([indentation + words.filter { !$0.isEmpty }.joined(separator: " ")]
      + children.map { $0.outline(indentation: indentation + "  ") }).joined(separator: "\n")
  }
}

extension AccessibleElement {
  /// The children that are drawn.
  ///
  /// An alert has its buttons twice, beside each other and one below the other, and draws those
  /// that fit. GTK 4.8 doesn't tell which, but the others are wider than their container.
  var drawnChildren: [AccessibleElement] {
    guard name == "AdwSqueezer" else { return children }
    let room = CGRect(frame)
    return children.filter { $0.isLaidOut && room.contains(CGRect($0.frame)) }
  }
}

extension CGRect {
  init(_ frame: AtspiRect) {
    self.init(x: Int(frame.x), y: Int(frame.y), width: Int(frame.width), height: Int(frame.height))
  }
}
