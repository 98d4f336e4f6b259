#if !os(tvOS) && !os(watchOS)
  extension View {
    /// Sets whether the texts inside can be selected.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
      environment(\.isTextSelectable, S.allowsSelection)
    }
  }

  /// Whether a text can be selected.
  public protocol TextSelectability {
    static var allowsSelection: Bool { get }
  }

  /// Text that can be selected.
  public struct EnabledTextSelectability: TextSelectability {
    /// Whether it can be: yes.
    public static let allowsSelection = true
  }

  /// Text that can't be selected.
  public struct DisabledTextSelectability: TextSelectability {
    /// Whether it can be: no.
    public static let allowsSelection = false
  }

  extension TextSelectability where Self == EnabledTextSelectability {
    /// Text can be selected.
    public static var enabled: EnabledTextSelectability { .init() }
  }

  extension TextSelectability where Self == DisabledTextSelectability {
    /// Text can't be selected.
    public static var disabled: DisabledTextSelectability { .init() }
  }
#endif
