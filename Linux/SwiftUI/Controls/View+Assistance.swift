extension View {
  /// Adds help text to the view, for a tooltip or a screen reader.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View {
    decorated(.help(Text(textKey).resolved))
  }

  /// Adds help text to the view, for a tooltip or a screen reader.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View {
    decorated(.help(String(text)))
  }

  /// Sets the label of the view for assistive technology.
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    decorated(.accessibilityLabel(Text(labelKey).resolved))
  }

  /// Sets the label of the view for assistive technology.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    decorated(.accessibilityLabel(String(label)))
  }

  /// Sets the hint for assistive technology, which describes the effect of the view.
  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    decorated(.accessibilityHint(Text(hintKey).resolved))
  }

  /// Sets the hint for assistive technology, which describes the effect of the view.
  public nonisolated func accessibilityHint(_ hint: Text) -> some View {
    decorated(.accessibilityHint(hint.resolved))
  }

  /// Sets the value of the view for assistive technology.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    decorated(.accessibilityValue(String(value)))
  }

  /// Sets the identifier of the view for tests of the user interface.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    decorated(.accessibilityIdentifier(identifier))
  }

  /// Sets the label of the view for assistive technology.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    decorated(.accessibilityLabel(label.resolved))
  }

  /// Makes the view an element for assistive technology that contains its children.
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    decorated(.accessibilityChildren(children))
  }

  /// Adds traits for assistive technology.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    decorated(.accessibilityTraits(traits))
  }

  /// Sets the position among the elements for assistive technology; higher numbers come first.
  public nonisolated func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    decorated(.accessibilitySortPriority(sortPriority))
  }

  /// Hides the view from assistive technology.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    decorated(.accessibilityHidden(hidden))
  }

  #if !os(tvOS) && !os(watchOS)
    /// Sets the keyboard shortcut that presses the view.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
      decorated(.shortcut(shortcut))
    }
  #endif
}
