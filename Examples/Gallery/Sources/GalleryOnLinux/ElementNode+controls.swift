@_spi(Rendering) import SwiftUI

/// The controls of a window, as a person finds them.
extension ElementNode {
  /// Whether the element is a sheet or a cover, with a screen of its own.
  var isScreen: Bool {
    switch element.kind {
    case .sheet, .fullScreenCover: true
    default: false
    }
  }

  /// Whether the element contains an indeterminate progress indicator.
  var isBusy: Bool {
    first { if case .progress(nil) = $0.element.kind { true } else { false } } != nil
  }

  /// Returns the options of a picker; empty if there is no such picker.
  func options(in label: String) -> [String] {
    first { $0.isPicker(label) }?.children(in: .content).compactMap(\.text) ?? []
  }

  /// Selects the option that begins with a text, in the picker with a label, or in any; returns
  /// whether such an option exists.
  func choose(_ option: String, in label: String? = nil) -> Bool {
    let picker = first { $0.isPicker(label) && $0.tag(of: option) != nil }
    guard let picker, let tag = picker.tag(of: option) else { return false }
    picker.select(tag)
    return true
  }

  private func tag(of option: String) -> AnyHashable? {
    children(in: .content).first { $0.text?.hasPrefix(option) ?? false }?.element.traits.tag
  }

  private func isPicker(_ label: String?) -> Bool {
    guard case .picker = element.kind else { return false }
    return label == nil || children(in: .label).contains { $0.text == label }
  }

  /// All texts in reading order.
  var texts: [String] {
    (text.map { [$0] } ?? []) + children.flatMap(\.texts)
  }

  /// A switch's title; nil for other elements.
  var switchTitle: String? {
    guard case .toggle = element.kind else { return nil }
    return children(in: .label).compactMap(\.text).joined(separator: " ")
  }

  /// Flips the switch with a title, and returns whether it is on now; nil without such a switch.
  func flipSwitch(titled title: String) -> Bool? {
    let found = first { $0.switchTitle == title }
    guard let found, case .toggle(let isOn) = found.element.kind else { return nil }
    found.setOn(!isOn)
    return !isOn
  }

  /// The button that closes a toast.
  var closeButton: ElementNode? {
    first { $0.slot == .overlay }?.first { $0.title == "" }
  }

  var switchTitles: [String] {
    (switchTitle.map { [$0] } ?? []) + children.flatMap(\.switchTitles)
  }

  /// The buttons with their titles; of plain buttons and of buttons that show code, only the first.
  var titledButtons: [(button: ElementNode, title: String)] {
    let (plain, code) = (allButtons.filter(\.isPlain), allButtons.filter(\.showsCode))
    return allButtons.filter { button in
      !button.isPlain && !button.showsCode || button === plain.first || button === code.first
    }
    .map { ($0, $0.title ?? "") }
  }

  private var isPlain: Bool { element.traits.buttonStyle == .plain }

  private var showsCode: Bool { title == "Code" }

  var buttonTitles: [String] { titledButtons.map(\.title) }

  private var allButtons: [ElementNode] {
    (title?.isEmpty ?? true ? [] : [self]) + children.flatMap(\.allButtons)
  }

  /// The first button with a title, or with a symbol of this name.
  func button(titled wanted: String) -> ElementNode? {
    first { $0.title == wanted || $0.symbol == wanted }
  }

  func first(where isWanted: (ElementNode) -> Bool) -> ElementNode? {
    if isWanted(self) { return self }
    for child in children {
      if let found = child.first(where: isWanted) { return found }
    }
    return nil
  }

  /// The first text of a button's label, or else its accessibility label; nil for other elements.
  ///
  /// The title of a button that closes a toast is empty.
  private var title: String? {
    guard case .button = element.kind else { return nil }
    if symbol == "xmark" { return "" }
    return children(in: .label).flatMap(\.texts).first ?? element.traits.accessibility.label ?? ""
  }

  /// The name of the first symbol in a button; nil for other elements.
  private var symbol: String? {
    guard case .button = element.kind else { return nil }
    let symbol = first { if case .symbol = $0.element.kind { true } else { false } }
    if case .symbol(let name) = symbol?.element.kind { return name }
    return nil
  }

  private var text: String? {
    if case .text(let text) = element.kind { text } else { nil }
  }
}
