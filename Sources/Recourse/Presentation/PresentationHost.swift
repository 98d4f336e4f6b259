/// The content of a sheet or a cover, in which others present.
@MainActor
package final class PresentationHost {
  private let parent: PresentationHost?
  private var isClosed = false

  package init(in parent: PresentationHost?) {
    self.parent = parent
  }

  /// Whether the content is on its way off the screen, with all that is presented over it.
  package var isLeaving: Bool { isClosed || parent?.isLeaving == true }

  func leave() {
    isClosed = true
  }
}
