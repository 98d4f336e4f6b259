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

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits where the button is.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public static var automatic: DefaultButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A border.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public static var bordered: BorderedButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A border and a colour that stand out.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public static var borderedProminent: BorderedProminentButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// No border.
  #if !SDK_27
    @MainActor
    @preconcurrency
  #endif
  public static var borderless: BorderlessButtonStyle { .init() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but the label.
  @MainActor
  @preconcurrency
  public static var plain: PlainButtonStyle { .init() }
}
