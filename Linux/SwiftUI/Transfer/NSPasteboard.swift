#if os(Linux)
  /// The clipboard of the desktop.
  ///
  /// On macOS, SwiftUI brings it along with AppKit.
  public final class NSPasteboard {
    /// A type of data on a clipboard.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
      /// The name of the type.
      public let rawValue: String

      /// Makes a type of its name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// A string.
      public static let string = PasteboardType(rawValue: "public.utf8-plain-text")
    }

    /// The clipboard that all apps share.
    @MainActor public static let general = NSPasteboard()

    /// Hands a text to the desktop; without a renderer, the text stays in the process.
    @_spi(Rendering) public var publish: @MainActor (String) -> Void = { _ in }
    private var contents: [PasteboardType: String] = [:]
    private var changeCount = 0

    init() {}

    /// Removes everything from the clipboard.
    ///
    /// - Returns: How often the clipboard has changed.
    @discardableResult
    public func clearContents() -> Int {
      contents = [:]
      changeCount += 1
      return changeCount
    }

    /// Puts a string on the clipboard.
    ///
    /// - Returns: Whether that was possible: yes.
    @MainActor
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      contents[dataType] = string
      publish(string)
      return true
    }

    /// The string that the app has put on the clipboard, nil without one.
    public func string(forType dataType: PasteboardType) -> String? {
      contents[dataType]
    }
  }
#endif
