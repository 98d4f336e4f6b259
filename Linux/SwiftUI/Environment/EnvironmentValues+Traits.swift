public import Foundation

extension EnvironmentValues {
  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { .current }
  }

  /// The language and region of texts.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether controls react.
  public var isEnabled: Bool {
    get { traits.isEnabled }
    set { traits.isEnabled = newValue }
  }

  /// The font of texts.
  public var font: Font? {
    get { traits.font }
    set { traits.font = newValue }
  }

  /// The direction of reading.
  public var layoutDirection: LayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }

  /// The most lines that a text takes.
  public var lineLimit: Int? {
    get { traits.lineLimit }
    set { traits.lineLimit = newValue }
  }

  /// How the lines of a text line up.
  public var multilineTextAlignment: TextAlignment {
    get { traits.textAlignment }
    set { traits.textAlignment = newValue }
  }

  /// The thickness of texts, whatever their font is.
  @Entry var fontWeight: Font.Weight?

  /// Whether texts lean, whatever their font is.
  @Entry var isItalic = false

  var foreground: AnyForegroundStyle? {
    get { traits.foreground }
    set { traits.foreground = newValue }
  }

  var buttonStyle: Element.ButtonStyleKind {
    get { traits.buttonStyle }
    set { traits.buttonStyle = newValue }
  }

  var isTextSelectable: Bool {
    get { traits.isTextSelectable }
    set { traits.isTextSelectable = newValue }
  }
}
