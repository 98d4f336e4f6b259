@_spi(Rendering) @_spi(Testing) import SwiftUI

/// A renderer that records the texts of each frame.
@MainActor
final class Frames: ElementRenderer {
  private(set) var updates: [ElementUpdate] = []
  private(set) var texts: [[String]] = []
  private var waiting: CheckedContinuation<Void, Never>?

  func render(_ update: ElementUpdate) {
    updates.append(update)
    texts.append(update.roots.flatMap { texts(in: $0) })
    waiting?.resume()
    waiting = nil
  }

  /// Waits for the next frame that the graph draws on its own.
  func next() async {
    await withCheckedContinuation { waiting = $0 }
  }

  private func texts(in node: ElementNode) -> [String] {
    if case .text(let text) = node.element.kind { return [text] }
    return node.children.flatMap { texts(in: $0) }
  }
}
