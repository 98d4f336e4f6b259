#if !os(tvOS) && !os(watchOS)
  /// The key that presses a button.
  public struct KeyboardShortcut: Hashable, Sendable {
    let rawValue: String

    /// The return key.
    public static let defaultAction = KeyboardShortcut(rawValue: "defaultAction")
    /// The escape key.
    public static let cancelAction = KeyboardShortcut(rawValue: "cancelAction")
  }
#endif
