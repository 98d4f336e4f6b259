@_spi(Rendering) internal import SwiftUI

/// The texts, buttons and fields of an alert or a confirmation dialog.
@MainActor
struct AlertContents {
  let title: String
  let message: String
  /// The buttons in the order of the element's actions.
  let buttons: [ElementNode]
  let fields: [ElementNode]

  init(of root: ElementNode) {
    title =
      switch root.element.kind {
      case .alert(let title), .confirmationDialog(let title, showsTitle: true): title
      default: ""
      }
    message = root.plainText(in: .message)
    let actions = root.children(in: .actions)
    buttons = actions.filter { if case .button = $0.element.kind { true } else { false } }
    fields = actions.filter { if case .textField = $0.element.kind { true } else { false } }
  }

  /// The button that cancels, if there is one.
  var cancelButton: ElementNode? {
    buttons.first { $0.buttonRole == .cancel || $0.element.traits.shortcut == .cancelAction }
  }

  /// The button that the return key presses.
  var defaultButton: ElementNode? {
    buttons.first { $0.element.traits.shortcut == .defaultAction }
      ?? buttons.first { $0.buttonRole == nil }
      ?? cancelButton
  }

  /// The buttons in GNOME's arrangement: the cancel button first, then the others in reverse order.
  var arrangedButtons: [ElementNode] {
    let cancel = cancelButton
    return (cancel.map { [$0] } ?? []) + buttons.filter { $0 !== cancel }.reversed()
  }

  /// Returns whether a button is highlighted as the suggested answer.
  func suggests(_ button: ElementNode) -> Bool {
    button === defaultButton && button.buttonRole == nil && buttons.count > 1
  }
}
