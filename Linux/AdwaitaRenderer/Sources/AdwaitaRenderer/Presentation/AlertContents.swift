@_spi(Rendering) internal import SwiftUI

/// What an alert or a confirmation dialog shows.
@MainActor
struct AlertContents {
  let title: String
  let message: String
  /// The buttons in the app's order: what cancels is last.
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

  /// The button that leaves everything as it is, if there is one.
  var cancelButton: ElementNode? {
    buttons.first { $0.buttonRole == .cancel || $0.element.traits.shortcut == .cancelAction }
  }

  /// The button that the return key presses.
  var defaultButton: ElementNode? {
    buttons.first { $0.element.traits.shortcut == .defaultAction }
      ?? buttons.first { $0.buttonRole == nil }
      ?? cancelButton
  }

  /// The buttons as GNOME arranges them: what cancels first, what matters most last.
  var arrangedButtons: [ElementNode] {
    let cancel = cancelButton
    return (cancel.map { [$0] } ?? []) + buttons.filter { $0 !== cancel }.reversed()
  }

  /// Whether a button is the one that the alert suggests.
  func suggests(_ button: ElementNode) -> Bool {
    button === defaultButton && button.buttonRole == nil && buttons.count > 1
  }
}
