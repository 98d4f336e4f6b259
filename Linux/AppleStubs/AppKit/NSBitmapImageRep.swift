public import Foundation

/// A bitmap image.
open class NSBitmapImageRep: NSObject {
  /// The format of an image file.
  public enum FileType: UInt, Sendable {
    case tiff, bmp, gif, jpeg, png, jpeg2000
  }

  /// The name of an image property.
  public struct PropertyKey: Hashable, RawRepresentable, Sendable {
    /// The raw name.
    public var rawValue: String

    /// Creates a property key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Returns the image data in a file format.
  open func representation(
    using storageType: NSBitmapImageRep.FileType,
    properties: [NSBitmapImageRep.PropertyKey: Any]
  ) -> Data? { stub() }
}
