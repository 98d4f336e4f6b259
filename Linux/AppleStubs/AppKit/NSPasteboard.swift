public import Foundation

/// An object that shares data between apps.
open class NSPasteboard: NSObject {
  /// A type of data on a pasteboard.
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The type of strings.
    public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
  }

  /// The pasteboard that all apps share.
  open class var general: NSPasteboard { NSPasteboard() }

  /// Clears the pasteboard.
  @discardableResult
  open func clearContents() -> Int { 0 }

  /// Sets the string for a type.
  @discardableResult
  open func setString(_ string: String, forType dataType: NSPasteboard.PasteboardType) -> Bool {
    true
  }
}
