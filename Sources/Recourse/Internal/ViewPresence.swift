/// Tracks whether a view is on screen, which may consist of several parts.
///
/// SwiftUI applies `onAppear` and `onDisappear` to each view that a modifier is on, such as each
/// member of a group or each row. Parts appear and disappear at any time and in any order. Within a
/// single update, the last part may disappear before the next part appears. The view is on screen
/// from its first appearance until an update has ended without any of its parts.
@MainActor
package final class ViewPresence {
  /// A stage in the lifetime of a view.
  package enum Stage: Equatable {
    /// No part of the view has appeared yet.
    case fresh
    /// Some parts are on screen, or none between two parts of the same update.
    case onScreen(parts: Int)
    /// An update has ended without any part of the view.
    case gone
  }

  /// The current stage.
  package private(set) var stage = Stage.fresh

  /// Whether a part of the view is on screen, or disappeared within the current update.
  package var isOnScreen: Bool { if case .onScreen = stage { true } else { false } }

  /// Whether the view has appeared and no part of it is left on screen.
  package var hasLeft: Bool { stage == .gone || stage == .onScreen(parts: 0) }

  nonisolated package init() {}

  /// Records that a part of the view has appeared.
  ///
  /// - Parameter begin: Called if the view was not on screen before. The default does nothing.
  package func appear(_ begin: () -> Void = {}) {
    if case .onScreen(let parts) = stage {
      stage = .onScreen(parts: parts + 1)
    } else {
      stage = .onScreen(parts: 1)
      begin()
    }
  }

  /// Records that a part of the view has disappeared.
  ///
  /// - Parameter end: Called after the update if no part of the view is on screen by then. The
  ///   default does nothing.
  package func disappear(_ end: @escaping @MainActor () -> Void = {}) {
    guard case .onScreen(let parts) = stage, parts > 0 else { return }
    stage = .onScreen(parts: parts - 1)
    guard parts == 1 else { return }
    Task {
      guard stage == .onScreen(parts: 0) else { return }
      stage = .gone
      end()
    }
  }
}
