public import Foundation

#if !os(tvOS) && !os(watchOS)
  /// An object that shares data between apps.
  open class UIPasteboard: NSObject {
    /// The pasteboard that all apps share.
    open class var general: UIPasteboard { UIPasteboard() }

    /// The string on the pasteboard.
    open var string: String?
  }
#endif
