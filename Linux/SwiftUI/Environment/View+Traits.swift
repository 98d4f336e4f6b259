extension View {
  /// Makes the controls inside react no more; what is disabled around them stays so.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformed(disabled) { $0.isEnabled = $0.isEnabled && !$1 }
  }

  /// Sets the font of the texts inside.
  public nonisolated func font(_ font: Font?) -> some View {
    environment(\.font, font)
  }

  /// Sets the thickness of the texts inside, whatever their font is.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    environment(\.fontWeight, weight)
  }

  /// Makes the texts inside bold, whatever their font is.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    fontWeight(isActive ? .bold : nil)
  }

  /// Makes the texts inside lean, whatever their font is.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    environment(\.isItalic, isActive)
  }

  /// Sets the colour in which the foreground inside is drawn.
  public nonisolated func foregroundColor(_ color: Color?) -> some View {
    environment(\.foreground, color?.erased)
  }

  /// Sets how the foreground inside is drawn.
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.foreground, style.erased)
  }

  /// Sets the most lines that a text inside takes.
  public nonisolated func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Sets how the lines of the texts inside line up.
  public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Sets how the buttons inside are drawn.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style.kind)
  }

  private nonisolated func transformed<Value>(
    _ value: Value, _ set: @escaping (inout EnvironmentValues, Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, value: value, set: set)
  }
}
