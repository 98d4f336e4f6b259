extension View {
  /// Disables the controls in the view; a view inside a disabled one cannot be enabled again.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformed(disabled) { $0.isEnabled = $0.isEnabled && !$1 }
  }

  /// Sets the default font of text in the view.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the font weight of text in the view, regardless of its font.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Applies a bold font weight to text in the view, regardless of its font.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Applies italics to text in the view, regardless of its font.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Sets the color of the foreground elements in the view.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color?.erased)
  }

  /// Sets the style of the foreground elements in the view.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foreground, style.erased)
  }

  /// Sets the maximum number of lines of text in the view.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets the alignment of lines of text in the view.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  private nonisolated func transformed<Value>(
    _ value: Value, _ set: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, value: value, set: set)
  }
}
