/// The actions that views enqueue during an update; those of disappearances run last, except for
/// views that leave at once.
@MainActor
struct PendingActions {
  private var gone: [() -> Void] = []
  private var coming: [() -> Void] = []
  private var going: [() -> Void] = []

  var isEmpty: Bool { gone.isEmpty && coming.isEmpty && going.isEmpty }

  /// Enqueues the action of a view that has left at once.
  mutating func addFirst(_ action: @escaping () -> Void) {
    gone.append(action)
  }

  /// Enqueues the action of a view that has appeared or changed.
  mutating func add(_ action: @escaping () -> Void) {
    coming.append(action)
  }

  /// Enqueues the action of a view that has disappeared.
  mutating func addLast(_ action: @escaping () -> Void) {
    going.append(action)
  }

  mutating func takeAll() -> [() -> Void] {
    defer { self = PendingActions() }
    return gone + coming + going
  }
}
