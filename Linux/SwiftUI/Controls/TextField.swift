/// A line of text to edit.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>

  var readsState: Bool { true }

  /// Makes a field with a label, and a prompt for when it is empty.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor
  func place(in placement: inout Placement) {
    placement.showField(text, prompt: prompt ?? label as? Text, isSecure: false)
    placement.place(label, slot: .label)
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}

/// A line of text to edit that nobody can read over a shoulder.
nonisolated public struct SecureField<Label: View>: PrimitiveView {
  private let label: Label
  private let text: Binding<String>

  var readsState: Bool { true }

  @MainActor
  func place(in placement: inout Placement) {
    placement.showField(text, prompt: label as? Text, isSecure: true)
    placement.place(label, slot: .label)
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    label = Text(titleKey)
    self.text = text
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    label = Text(title)
    self.text = text
  }
}

extension Placement {
  fileprivate mutating func showField(_ text: Binding<String>, prompt: Text?, isSecure: Bool) {
    show(.textField(text: text.wrappedValue, prompt: prompt?.resolved, isSecure: isSecure))
    handlers.type = { text.wrappedValue = $0 }
    handlers.submit = environment.onSubmit
  }
}

extension View {
  /// Runs an action when a field inside is left with the return key.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
    environment(\.onSubmit, action)
  }
}

extension EnvironmentValues {
  private enum OnSubmitKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  var onSubmit: (() -> Void)? {
    get { self[OnSubmitKey.self] }
    set { self[OnSubmitKey.self] = newValue }
  }
}
