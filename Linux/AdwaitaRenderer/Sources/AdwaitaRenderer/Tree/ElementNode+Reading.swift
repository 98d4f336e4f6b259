@_spi(Rendering) internal import SwiftUI

extension ElementNode {
  /// The elements around this one up to its window, the nearest first.
  var surroundings: some Sequence<ElementNode> {
    sequence(first: self) { $0.isRoot ? nil : $0.parent }.dropFirst()
  }

  /// The children that are drawn in the element's own place.
  var content: [ElementNode] {
    children.filter { $0.slot != .toolbar }
  }

  /// All the texts inside.
  var plainText: String {
    if case .text(let text) = element.kind { return text }
    return children.map(\.plainText).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The texts of a part, one below the other.
  func plainText(in slot: Element.Slot) -> String {
    children(in: slot).map(\.plainText).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The first symbol inside.
  var firstSymbol: String? {
    if case .symbol(let name) = element.kind { return name }
    return children.lazy.compactMap(\.firstSymbol).first
  }

  /// The parts of a label that a native widget can show by itself.
  enum Caption: Equatable {
    case text(String)
    case symbol(String)
    case labelled(symbol: String, text: String)
    /// Anything else, which needs views of its own.
    case views
  }

  /// What a part is made of.
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
