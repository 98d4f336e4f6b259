/// The size of controls.
public enum ControlSize: CaseIterable, Sendable {
  case mini, small, regular, large, extraLarge
}

extension EnvironmentValues {
  /// The size of controls.
  public var controlSize: ControlSize {
    get { traits.controlSize }
    set { traits.controlSize = newValue }
  }
}

extension View {
  /// Sets the size of the controls in the view.
  public nonisolated func controlSize(_ controlSize: ControlSize) -> some View {
    environment(\.controlSize, controlSize)
  }
}
