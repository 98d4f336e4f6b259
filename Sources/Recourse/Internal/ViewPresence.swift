/// Whether a view is on screen, which may consist of several parts.
///
/// SwiftUI applies `onAppear` and `onDisappear` to each view that a modifier is on: to each member
/// of a group, to each row. Parts appear and disappear at any time and in any order, and within one
/// update the last part may disappear before the next one appears. The view is on screen from its
/// first appearance until an update has ended without any of its parts.
@MainActor
package final class ViewPresence {
  /// The part of its life that a view is in.
  package enum Stage: Equatable {
    /// No part of the view has appeared yet.
    case fresh
    /// Some parts are on screen; none between two parts of one update.
    case onScreen(parts: Int)
    /// An update has ended without any part of the view.
    case gone
  }

  /// The part of its life that the view is in.
  package private(set) var stage = Stage.fresh

  /// Whether a part of the view is on screen, or was so before this update.
  package var isOnScreen: Bool { if case .onScreen = stage { true } else { false } }

  /// Whether no part of the view is left on screen; false before the first one has appeared.
  package var hasLeft: Bool { stage == .gone || stage == .onScreen(parts: 0) }

  nonisolated package init() {}

  /// Notes that a part of the view has appeared.
  ///
  /// - Parameter begin: Runs if the view was not on screen before. The default does nothing.
  package func appear(_ begin: () -> Void = {}) {
    if case .onScreen(let parts) = stage {
      stage = .onScreen(parts: parts + 1)
    } else {
      stage = .onScreen(parts: 1)
      begin()
    }
  }

  /// Notes that a part of the view has disappeared.
  ///
  /// - Parameter end: Runs after the update, if no part of the view is on screen then. The default
  ///   does nothing.
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
