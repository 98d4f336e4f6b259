/// The appearance of a button.
@MainActor
@preconcurrency
public protocol PrimitiveButtonStyle {
  @_spi(Rendering) nonisolated var kind: Element.ButtonStyleKind { get }
}

/// The default button style for the button's context.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// The style for the renderer.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .automatic }
}

/// A button style with a border.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// The style for the renderer.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .bordered }
}

/// A prominent button style with a border.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The style for the renderer.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .borderedProminent }
}

/// A button style without a border.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The style for the renderer.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .borderless }
}

/// A button style without decoration of the label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// The style for the renderer.
  @_spi(Rendering) public var kind: Element.ButtonStyleKind { .plain }
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
