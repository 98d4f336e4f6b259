import Foundation
import SwiftUI

/// Decides what it means when a person drags a toast: towards its edge or to a side, it goes.
struct ToastSwipe {
  /// How far a toast has to go, in points, for the rest to happen by itself.
  private static let distance = 48.0

  private let edge: VerticalEdge

  init(towards edge: VerticalEdge) {
    self.edge = edge
  }

  /// Where a toast is while it is dragged: it moves along one axis, and never away from its edge.
  func offset(for translation: CGSize) -> CGSize {
    if abs(translation.width) > abs(translation.height) {
      return CGSize(width: translation.width, height: 0)
    }
    let height = edge == .top ? min(translation.height, 0) : max(translation.height, 0)
    return CGSize(width: 0, height: height)
  }

  /// Whether a toast goes when it is let go of.
  ///
  /// - Parameter translation: How far it would go with the speed that it has.
  /// - Returns: Whether that is far enough.
  func closes(_ translation: CGSize) -> Bool {
    let offset = offset(for: translation)
    return max(abs(offset.width), abs(offset.height)) >= Self.distance
  }
}
