#if !os(tvOS) && !os(watchOS)
  /// The keyboard shortcut of a button.
  public struct KeyboardShortcut: Hashable, Sendable {
    let rawValue: String

    /// The shortcut for the default button: the return key.
    public static let defaultAction = KeyboardShortcut(rawValue: "defaultAction")
    /// The shortcut for canceling: the escape key.
    public static let cancelAction = KeyboardShortcut(rawValue: "cancelAction")
  }
#endif
