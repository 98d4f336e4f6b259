public import Foundation

/// How large the window and the texts of a picture are.
public struct GalleryLook: Equatable, Sendable {
  /// The size of the window in points, by default 960 by 680.
  public var size: CGSize
  /// The size of all texts in percent of the usual one, by default 100.
  ///
  /// AppKit has no such setting, so pictures of the Gallery on macOS ignore it.
  public var textSize: Int

  /// Makes a look.
  public init(size: CGSize = CGSize(width: 960, height: 680), textSize: Int = 100) {
    self.size = size
    self.textSize = textSize
  }
}
