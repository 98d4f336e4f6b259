extension View {
  /// Explains the view to a pointer that rests on it, or to a screen reader.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    decorated(.help(Text(textKey).resolved))
  }

  /// Explains the view to a pointer that rests on it, or to a screen reader.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    decorated(.help(String(text)))
  }

  /// Names the view for assistive technology.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    decorated(.accessibilityLabel(Text(labelKey).resolved))
  }

  /// Names the view for assistive technology.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    decorated(.accessibilityLabel(String(label)))
  }

  /// Tells assistive technology what the view does.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    decorated(.accessibilityHint(Text(hintKey).resolved))
  }

  /// Tells assistive technology the value of the view.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    decorated(.accessibilityValue(String(value)))
  }

  /// Names the view for tests of the user interface.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    decorated(.accessibilityIdentifier(identifier))
  }

  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    decorated(.accessibilityHidden(hidden))
  }

  #if !os(tvOS) && !os(watchOS)
    /// Lets a key press the view.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
      decorated(.shortcut(shortcut))
    }
  #endif
}
