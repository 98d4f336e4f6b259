public import Foundation

/// The language of the Gallery and its explanations, and the size of the window and of the texts in
/// a picture.
public struct GalleryLook: Equatable, Sendable {
  /// The language of the errors, such as "pt-BR"; the default is nil, the app's language.
  public var language: String?
  /// The size of the window in points; the default is 960 by 680.
  public var size: CGSize
  /// The size of all texts in percent of the standard size; the default is 100.
  ///
  /// AppKit has no such setting, so pictures of the Gallery on macOS ignore it.
  public var textSize: Int
  /// Whether the router explains its decisions in the window; the default is false.
  public var explains: Bool

  /// Creates a look.
  public init(
    language: String? = nil, size: CGSize = CGSize(width: 960, height: 680), textSize: Int = 100,
    explains: Bool = false
  ) {
    self.language = language
    self.size = size
    self.textSize = textSize
    self.explains = explains
  }
}
