/// How large controls are.
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  /// How large controls are.
  public var controlSize: ControlSize {
    get { traits.controlSize }
    set { traits.controlSize = newValue }
  }
}

extension View {
  /// Sets how large the controls inside are.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
