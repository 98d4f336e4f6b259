/// A custom appearance of buttons that keep the standard interaction.
@MainActor
@preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button, for a style with the standard interaction.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  nonisolated public struct Label: PrimitiveView {
    let view: any View

    @MainActor
    func place(in placement: inout Placement) {
      placement.place(view)
    }
  }

  /// The purpose of the button, if it has one.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: ButtonStyleConfiguration.Label
  /// Whether the user is pressing the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: SameValue {
  func isSame(as other: Self) -> Bool { areSameViews(view, other.view) }
}

/// The style of the buttons in a view.
enum ActiveButtonStyle {
  case native(Element.ButtonStyleKind)
  /// A style of the app, whose body may contain a button in the style around it.
  indirect case custom(any PrimitiveButtonStyle, around: ActiveButtonStyle)
}

extension EnvironmentValues {
  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: ActiveButtonStyle { .native(.automatic) }
  }

  var buttonStyle: ActiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// The body of a button with a style of the app.
nonisolated struct StyledButton<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor
  var body: some View {
    style.makeBody(configuration: configuration)
  }
}

/// A style of the app as one with a custom interaction, which is the standard one.
nonisolated struct PressedButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    PressedButton(style: style, configuration: configuration)
  }
}

/// A button that shows the body of its style, and remembers whether it is pressed.
nonisolated private struct PressedButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  private let isPressed = LazyState(initialValue: false)

  init(style: Style, configuration: PrimitiveButtonStyleConfiguration) {
    self.style = style
    self.configuration = configuration
  }

  @MainActor
  var body: some View {
    PressableElement(
      role: configuration.role, action: configuration.action, isPressed: isPressed.projectedValue,
      label: style.makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(view: configuration.label.view),
          isPressed: isPressed.wrappedValue)))
  }
}

/// A button without an appearance other than its label's.
nonisolated private struct PressableElement<Label: View>: PrimitiveView {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let isPressed: Binding<Bool>
  let label: Label

  @MainActor
  func place(in placement: inout Placement) {
    placement.show(.button(role: role)) { $0.buttonStyle = .custom }
    placement.handlers.press = action
    placement.handlers.setPressed = { isPressed.wrappedValue = $0 }
    placement.place(label, slot: .label)
  }
}

extension View {
  /// Sets the style of buttons in the view to one with a custom appearance.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    buttonStyle(PressedButtonStyle(style: style))
  }

  /// Sets the style of buttons in the view.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    EnvironmentView(content: self, value: style) { environment, style in
      if let native = style as? any NativeButtonStyle {
        environment.buttonStyle = .native(native.kind)
      } else {
        environment.buttonStyle = .custom(style, around: environment.buttonStyle)
      }
    }
  }
}
