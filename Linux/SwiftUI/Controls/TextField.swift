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

/// The kinds of controls that submit a value to the views around them.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The triggers as bits.
  public typealias RawValue = Int

  /// The triggers as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A field that is left with the return key.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search field that is left with the return key.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Runs an action when a field inside is left with the return key, before the outer actions.
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

  /// Keeps submissions inside from reaching the outer actions.
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
