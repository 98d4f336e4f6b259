/// The content of a sheet or a cover, in which others present.
@MainActor
package final class PresentationHost {
  private let parent: PresentationHost?
  /// How many sheets and covers are below this one.
  let depth: Int
  private var isClosed = false

  package init(in parent: PresentationHost?) {
    self.parent = parent
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// Whether the content is on its way off the screen, with all that is presented over it.
  package var isLeaving: Bool { isClosed || parent?.isLeaving == true }

  /// Whether it is the given content, or is presented over it.
  func isInside(_ other: PresentationHost) -> Bool {
    self === other || parent?.isInside(other) == true
  }

  func leave() {
    isClosed = true
  }
}
