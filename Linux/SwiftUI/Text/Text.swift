public import Foundation

/// A view that displays one or more lines of read-only text.
nonisolated public struct Text: PrimitiveView, Equatable, Sendable {
  /// `@unchecked Sendable`: a key, which Apple declares without `Sendable`, consists of values.
  private enum Content: Equatable, @unchecked Sendable {
    case verbatim(String)
    case key(LocalizedStringKey, tableName: String?, bundle: Bundle?)
  }

  private let content: Content
  private var font: Font?
  private var weight: Font.Weight?
  private var isItalic = false
  private var isMonospaced = false
  private var foreground: AnyForegroundStyle?

  /// Creates a text view that displays a string without localization.
  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// Creates a text view that displays localized content, which may contain Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .key(key, tableName: tableName, bundle: bundle)
  }

  /// Creates a text view that displays a string without localization.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = .verbatim(String(content))
  }

  /// The text as displayed to the user.
  var resolved: String {
    switch content {
    case .verbatim(let text): text
    case .key(let key, let table, let bundle): key.resolved(in: table, of: bundle)
    }
  }

  /// Sets the default font of the text; a font that is already set takes precedence.
  public func font(_ font: Font?) -> Text {
    with { $0.font = $0.font ?? font }
  }

  /// Sets the font weight of the text, regardless of its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = weight }
  }

  /// Applies a bold font weight to the text, regardless of its font.
  public func bold() -> Text {
    bold(true)
  }

  /// Applies a bold font weight to the text if active, regardless of its font.
  public func bold(_ isActive: Bool) -> Text {
    fontWeight(isActive ? .bold : nil)
  }

  /// Applies italics to the text, regardless of its font.
  public func italic() -> Text {
    italic(true)
  }

  /// Applies italics to the text if active, regardless of its font.
  public func italic(_ isActive: Bool) -> Text {
    with { $0.isItalic = isActive }
  }

  /// Gives the text a monospaced font if active, regardless of its font.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.isMonospaced = isActive }
  }

  /// Sets the foreground style of the text; a style that is already set takes precedence.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.foreground = $0.foreground ?? style.erased }
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }

  @MainActor
  func place(in placement: inout Placement) {
    let weight = weight ?? placement.environment.fontWeight
    let isItalic = isItalic || placement.environment.isItalic
    placement.show(.text(resolved)) { traits in
      if let font { traits.font = font }
      if let weight { traits.font = (traits.font ?? .body).weight(weight) }
      if isItalic { traits.font = (traits.font ?? .body).italic() }
      if isMonospaced { traits.font = (traits.font ?? .body).monospaced() }
      if let foreground { traits.foreground = foreground }
    }
  }
}
