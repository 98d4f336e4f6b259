@_spi(Rendering) internal import SwiftUI

extension ElementNode {
  /// The ancestors of this element up to its window, nearest first.
  var surroundings: some Sequence<ElementNode> {
    sequence(first: self) { $0.isRoot ? nil : $0.parent }.dropFirst()
  }

  /// The children that are drawn in the element's own place.
  var content: [ElementNode] {
    children.filter { $0.slot != .toolbar }
  }

  /// All texts in the element, separated by spaces.
  var plainText: String {
    if case .text(let text) = element.kind { return text }
    return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the texts of a slot, one line for each child.
  func plainText(in slot: Element.Slot) -> String {
    children(in: slot).map(\.plainText).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The first symbol in the element.
  var firstSymbol: String? {
    if case .symbol(let name) = element.kind { return name }
    return children.lazy.compactMap(\.firstSymbol).first
  }

  /// The content of a label, as far as a native widget can show the label on its own.
  enum Caption: Equatable {
    case text(String)
    case symbol(String)
    case labelled(symbol: String, text: String)
    /// Any other content, which needs views of its own.
    case views
  }

  /// Returns the kind of content in a slot.
  func caption(in slot: Element.Slot = .label) -> Caption {
    let parts = children(in: slot)
    if parts.isEmpty { return .text("") }
    guard let part = parts.first, parts.count == 1 else { return .views }
    switch part.element.kind {
    case .text(let text): return .text(text)
    case .symbol(let name): return .symbol(name)
    case .label:
      let text = part.plainText(in: .title)
      guard let symbol = part.firstSymbol else { return .text(text) }
      return .labelled(symbol: symbol, text: text)
    default: return .views
    }
  }
}
