public import Foundation

/// An image of pixels.
open class NSBitmapImageRep: NSObject {
  /// The format of a file.
  public enum FileType: UInt, Sendable {
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// The name of a property of an image.
  public struct PropertyKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Returns the image as the contents of a file.
  open func representation(
    using storageType: NSBitmapImageRep.FileType,
    properties: [NSBitmapImageRep.PropertyKey: Any]
  ) -> Data? { stub() }
}
