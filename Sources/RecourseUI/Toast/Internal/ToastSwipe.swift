import Foundation
import SwiftUI

/// Interprets drags of a toast: a swipe toward its edge or to either side closes the toast.
struct ToastSwipe {
  /// The predicted translation, in points, from which releasing a toast closes it.
  private static let distance = 48.0

  private let edge: VerticalEdge

  init(towards edge: VerticalEdge) {
    self.edge = edge
  }

  /// Returns the offset of a toast during a drag: along one axis, and never away from its edge.
  func offset(for translation: CGSize) -> CGSize {
    if abs(translation.width) > abs(translation.height) {
      return CGSize(width: translation.width, height: 0)
    }
    let height = edge == .top ? min(translation.height, 0) : max(translation.height, 0)
    return CGSize(width: 0, height: height)
  }

  /// Returns whether releasing a toast closes it.
  ///
  /// - Parameter translation: The predicted translation at the end of the gesture.
  /// - Returns: Whether the translation is far enough.
  func closes(_ translation: CGSize) -> Bool {
    let offset = offset(for: translation)
    return max(abs(offset.width), abs(offset.height)) >= Self.distance
  }
}
