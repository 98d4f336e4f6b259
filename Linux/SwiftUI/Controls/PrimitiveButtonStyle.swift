/// A custom appearance and a custom interaction of buttons.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  @ViewBuilder
  @MainActor
  @preconcurrency
  func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The properties of a button, for a style with a custom interaction.
public struct PrimitiveButtonStyleConfiguration {
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
  public let label: PrimitiveButtonStyleConfiguration.Label
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  public func trigger() {
    MainActor.assumeIsolated(action)
  }
}

extension PrimitiveButtonStyleConfiguration.Label: SameValue {
  func isSame(as other: Self) -> Bool { areSameViews(view, other.view) }
}

/// The default button style for the button's context.
nonisolated public struct DefaultButtonStyle: NativeButtonStyle {
  var kind: Element.ButtonStyleKind { .automatic }

  /// Creates the style.
  public init() {}

  /// Returns the button as the renderer draws it.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A button style with a border.
nonisolated public struct BorderedButtonStyle: NativeButtonStyle {
  var kind: Element.ButtonStyleKind { .bordered }

  /// Creates the style.
  public init() {}

  /// Returns the button as the renderer draws it.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A prominent button style with a border.
nonisolated public struct BorderedProminentButtonStyle: NativeButtonStyle {
  var kind: Element.ButtonStyleKind { .borderedProminent }

  /// Creates the style.
  public init() {}

  /// Returns the button as the renderer draws it.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A button style without a border.
nonisolated public struct BorderlessButtonStyle: NativeButtonStyle {
  var kind: Element.ButtonStyleKind { .borderless }

  /// Creates the style.
  public init() {}

  /// Returns the button as the renderer draws it.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A button style without decoration of the label.
nonisolated public struct PlainButtonStyle: NativeButtonStyle {
  var kind: Element.ButtonStyleKind { .plain }

  /// Creates the style.
  public init() {}

  /// Returns the button as the renderer draws it.
  public func makeBody(configuration: Configuration) -> some View { button(configuration) }
}

/// A style that the renderer draws with a widget of its own.
nonisolated protocol NativeButtonStyle: PrimitiveButtonStyle {
  var kind: Element.ButtonStyleKind { get }
}

extension NativeButtonStyle {
  nonisolated func button(_ configuration: Configuration) -> some View {
    Button(configuration).environment(\.buttonStyle, .native(kind))
  }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default button style for the button's context.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public static var automatic: DefaultButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A button style with a border.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public static var bordered: BorderedButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button style with a prominent border and color.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A button style without a border.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public static var borderless: BorderlessButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button style without decoration of the label.
  @MainActor
  @preconcurrency
  public static var plain: PlainButtonStyle { .init() }
}
