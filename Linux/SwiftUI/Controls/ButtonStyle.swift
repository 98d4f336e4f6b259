/// How a button is drawn.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  @_spi(Rendering) nonisolated var kind: Element.ButtonStyleKind { get }
}

/// The style that fits where the button is.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style as the renderer knows it.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .automatic }
}

/// A button with a border.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style as the renderer knows it.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .bordered }
}

/// A button that stands out.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style as the renderer knows it.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .borderedProminent }
}

/// A button without a border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style as the renderer knows it.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .borderless }
}

/// A button that looks like its label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style as the renderer knows it.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .plain }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits where the button is.
  public nonisolated static var automatic: DefaultButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  public nonisolated static var bordered: BorderedButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border and a colour that stand out.
  public nonisolated static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  public nonisolated static var borderless: BorderlessButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  public nonisolated static var plain: PlainButtonStyle { .init() }
}
