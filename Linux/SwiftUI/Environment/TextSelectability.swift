#if !os(tvOS) && !os(watchOS)
  extension View {
    /// Sets whether the user can select the text in the view.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
      environment(\.isTextSelectable, S.allowsSelection)
    }
  }

  /// A type that describes whether the user can select text.
  public protocol TextSelectability {
    static var allowsSelection: Bool { get }
  }

  /// Selectable text.
  public struct EnabledTextSelectability: TextSelectability {
    /// Always true.
    public static let allowsSelection = true
  }

  /// Text that is not selectable.
  public struct DisabledTextSelectability: TextSelectability {
    /// Always false.
    public static let allowsSelection = false
  }

  extension TextSelectability where Self == EnabledTextSelectability {
    /// The user can select text.
    public static var enabled: EnabledTextSelectability { .init() }
  }

  extension TextSelectability where Self == DisabledTextSelectability {
    /// The user cannot select text.
    public static var disabled: DisabledTextSelectability { .init() }
  }
#endif
