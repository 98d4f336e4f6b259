#if os(Linux)
  /// The clipboard of the desktop.
  ///
  /// On macOS, SwiftUI exports this class from AppKit.
  public final class NSPasteboard {
    /// A type of data on a clipboard.
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

    /// The clipboard that all apps share.
    @MainActor public static let general = NSPasteboard()

    /// Passes a text to the desktop; without a renderer, the text stays in the process.
    @_spi(Rendering) public var publish: @MainActor (String) -> Void = { _ in }
    private var contents: [PasteboardType: String] = [:]
    private var changeCount = 0

    init() {}

    /// Removes all contents from the clipboard.
    ///
    /// - Returns: The number of times that the clipboard was cleared.
    @discardableResult
    public func clearContents() -> Int {
      contents = [:]
      changeCount += 1
      return changeCount
    }

    /// Puts a string on the clipboard.
    ///
    /// - Returns: Whether the call succeeded, which is always true.
    @MainActor
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
      contents[dataType] = string
      publish(string)
      return true
    }

    /// Returns the string that the app put on the clipboard, or nil if there is none.
    public func string(forType dataType: PasteboardType) -> String? {
      contents[dataType]
    }
  }
#endif
