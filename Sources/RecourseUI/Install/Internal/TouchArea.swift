package import Foundation

/// The part of an installed host that receives touches; all others reach the app's views below.
///
/// Frames decide, and never the `hitTest` of a hosting view, whose answer for an empty place has
/// changed with iOS 18 and with iOS 26 (HostingPassthrough#5 and #8, SwiftUIX#547).
package struct TouchArea: Sendable, Hashable {
  /// The frames of the host's toasts, banners and embedded alerts, in the host's coordinates.
  private let frames: [CGRect]
  /// Whether the host's own alert or sheet covers the place, and receives every touch.
  private let isCovered: Bool

  /// Creates an area; by default, one without a presentation.
  package init(frames: [CGRect] = [], isCovered: Bool = false) {
    self.frames = frames
    self.isCovered = isCovered
  }

  /// Returns whether a touch at a point is for the host.
  package func contains(_ point: CGPoint) -> Bool {
    isCovered || frames.contains { $0.contains(point) }
  }
}
