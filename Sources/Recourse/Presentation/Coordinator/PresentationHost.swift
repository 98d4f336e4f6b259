/// The content of a sheet or a cover, in which others present.
@MainActor
package final class PresentationHost {
  package typealias ID = PresentationID

  let id = PresentationID()
  private let parent: PresentationHost?
  private var isClosed = false

  package init(in parent: PresentationHost?) {
    self.parent = parent
  }

  /// The hosts around this one, and itself last.
  var path: [ID] { (parent?.path ?? []) + [id] }

  /// How many sheets and covers are below this one.
  package var depth: Int { path.count - 1 }

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
