/// A button that a person perceives.
@_spi(Testing)
@MainActor
public struct ScreenButton {
  /// What the button says.
  public let title: String
  /// What the button does, as far as the platform knows.
  public let role: ButtonRole?
  private let node: ElementNode

  init?(_ node: ElementNode) {
    guard case .button(let role) = node.element.kind else { return nil }
    self.node = node
    self.role = role
    title = node.spokenLabel
  }

  /// Whether the button reacts.
  public var isEnabled: Bool { node.element.traits.isEnabled }

  /// Presses the button; a disabled one does nothing.
  public func press() {
    node.press()
  }
}

/// A field that a person perceives.
@_spi(Testing)
@MainActor
public struct ScreenField {
  /// What the field is called.
  public let label: String
  /// What is in the field.
  public let text: String
  /// Whether the field hides what is in it.
  public let isSecure: Bool
  private let node: ElementNode

  init?(_ node: ElementNode) {
    guard case .textField(let text, _, let isSecure) = node.element.kind else { return nil }
    self.node = node
    self.text = text
    self.isSecure = isSecure
    label = node.spokenLabel
  }

  /// Replaces the text.
  public func type(_ text: String) {
    node.type(text)
  }

  /// Presses the return key.
  public func submit() {
    node.submit()
  }
}

/// A switch that a person perceives.
@_spi(Testing)
@MainActor
public struct ScreenToggle {
  /// What the switch is called.
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
