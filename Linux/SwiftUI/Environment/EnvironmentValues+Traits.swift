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

  /// Whether controls accept user input.
  public var isEnabled: Bool {
    get { traits.isEnabled }
    set { traits.isEnabled = newValue }
  }

  /// The default font of texts.
  public var font: Font? {
    get { traits.font }
    set { traits.font = newValue }
  }

  /// The layout direction.
  public var layoutDirection: LayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }

  /// The maximum number of lines of a text.
  public var lineLimit: Int? {
    get { traits.lineLimit }
    set { traits.lineLimit = newValue }
  }

  /// The alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { traits.textAlignment }
    set { traits.textAlignment = newValue }
  }

  /// The font weight of texts, regardless of their font.
  @Entry var fontWeight: Font.Weight?

  /// Whether texts are italic, regardless of their font.
  @Entry var isItalic = false

  var foreground: AnyForegroundStyle? {
    get { traits.foreground }
    set { traits.foreground = newValue }
  }

  var isTextSelectable: Bool {
    get { traits.isTextSelectable }
    set { traits.isTextSelectable = newValue }
  }
}
