/// A control with an editable line of text.
nonisolated public struct TextField<Label: View>: PrimitiveView {
  private let label: Label
  private let prompt: Text?
  private let text: Binding<String>

  var readsState: Bool { true }

  /// Creates a text field with a label, and with a prompt to display while the field is empty.
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
  /// Creates a text field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  /// Creates a text field with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}

extension TextField where Label == Text {
  /// Creates a text field with a title string that grows in an axis, which a line can't here.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text)
  }
}

/// A control for private text, which the field hides.
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
  /// Creates a secure field with a localized title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    label = Text(titleKey)
    self.text = text
  }

  /// Creates a secure field with a title string.
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

/// The kinds of controls that trigger the submission of a value.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The type of the raw bits.
  public typealias RawValue = Int

  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from raw bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A text field in which the return key is pressed.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field in which the return key is pressed.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Adds an action for the submission of a field inside, which runs before the outer actions.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EnvironmentView(content: self, value: action) { environment, action in
      guard triggers.contains(.text) else { return }
      let outer = environment.onSubmit
      environment.onSubmit = {
        action()
        outer?()
      }
    }
  }

  /// Prevents submissions inside from triggering the outer actions.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    EnvironmentView(content: self, value: isBlocking) { environment, isBlocking in
      if isBlocking { environment.onSubmit = nil }
    }
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
