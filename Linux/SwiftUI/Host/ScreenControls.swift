/// A button on a screen.
@_spi(Testing)
@MainActor
public struct ScreenButton {
  /// The title of the button, as a screen reader speaks it.
  public let title: String
  /// The role of the button, if any.
  public let role: ButtonRole?
  private let node: ElementNode

  init?(_ node: ElementNode) {
    guard case .button(let role) = node.element.kind else { return nil }
    self.node = node
    self.role = role
    title = node.spokenLabel
  }

  /// Whether the button is enabled.
  public var isEnabled: Bool { node.element.traits.isEnabled }

  /// Presses the button; a disabled button ignores the call.
  public func press() {
    node.press()
  }

  /// Begins a press, in progress until its end or cancellation.
  public func beginPress() -> ScreenPress {
    ScreenPress(node)
  }
}

/// A press of a button that the user still holds.
@_spi(Testing)
@MainActor
public struct ScreenPress {
  private let node: ElementNode

  fileprivate init(_ node: ElementNode) {
    self.node = node
    node.setPressed(true)
  }

  /// Releases the button, which runs its action.
  public func end() {
    node.press()
  }

  /// Releases the button elsewhere, without its action.
  public func cancel() {
    node.setPressed(false)
  }
}

/// A text field on a screen.
@_spi(Testing)
@MainActor
public struct ScreenField {
  /// The label of the field, as a screen reader speaks it.
  public let label: String
  /// The text in the field.
  public let text: String
  /// Whether the field hides its text.
  public let isSecure: Bool
  private let node: ElementNode

  init?(_ node: ElementNode) {
    guard case .textField(let text, _, let isSecure) = node.element.kind else { return nil }
    self.node = node
    self.text = text
    self.isSecure = isSecure
    label = node.spokenLabel
  }

  /// Whether the field has the focus.
  public var isFocused: Bool { node.isFocused }

  /// The hint of the field for assistive technology, if any.
  public var hint: String? { node.element.traits.accessibility.hint }

  /// Moves the focus to the field, and replaces the text.
  public func type(_ text: String) {
    node.setFocused(true)
    node.type(text)
  }

  /// Submits the field, as the return key does.
  public func submit() {
    node.submit()
  }
}

/// A switch on a screen.
@_spi(Testing)
@MainActor
public struct ScreenToggle {
  /// The label of the switch, as a screen reader speaks it.
  public let label: String
  /// Whether the switch is on.
  public let isOn: Bool
  private let node: ElementNode

  init?(_ node: ElementNode) {
    guard case .toggle(let isOn) = node.element.kind else { return nil }
    self.node = node
    self.isOn = isOn
    label = node.spokenLabel
  }

  /// Turns the switch on or off.
  public func turn(on isOn: Bool) {
    node.setOn(isOn)
  }
}
