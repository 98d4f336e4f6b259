/// The content of a sheet or a cover, whose views can present in turn.
@MainActor
package final class PresentationHost {
  package typealias ID = PresentationID

  let id = PresentationID()
  private let parent: PresentationHost?
  private var isClosed = false

  package init(in parent: PresentationHost?) {
    self.parent = parent
  }

  /// The hosts around this host, outermost first, followed by this host.
  var path: [ID] { (parent?.path ?? []) + [id] }

  /// The number of sheets and covers below this one.
  package var depth: Int { path.count - 1 }

  /// Whether this content, or a host around it, is being dismissed.
  package var isLeaving: Bool { isClosed || parent?.isLeaving == true }

  /// Returns whether this host is the given host, or is presented over it.
  func isInside(_ other: PresentationHost) -> Bool {
    self === other || parent?.isInside(other) == true
  }

  func leave() {
    isClosed = true
  }
}
