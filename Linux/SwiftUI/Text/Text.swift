public import Foundation

/// Lines of text.
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

  /// Makes a text that is shown as it is.
  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// Makes a text that is looked up in the app's strings, and may contain Markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    content = .key(key, tableName: tableName, bundle: bundle)
  }

  /// Makes a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.content = .verbatim(String(content))
  }

  /// The text as a person reads it.
  var resolved: String {
    switch content {
    case .verbatim(let text): text
    case .key(let key, let table, let bundle): key.resolved(in: table, of: bundle)
    }
  }

  /// Sets the font of the text, unless it has one.
  public func font(_ font: Font?) -> Text {
    with { $0.font = $0.font ?? font }
  }

  /// Sets the thickness of the text, whatever its font is.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.weight = weight }
  }

  /// Makes the text bold, whatever its font is.
  public func bold() -> Text {
    bold(true)
  }

  /// Makes the text bold, whatever its font is, if it is to be.
  public func bold(_ isActive: Bool) -> Text {
    fontWeight(isActive ? .bold : nil)
  }

  /// Makes the text lean, whatever its font is.
  public func italic() -> Text {
    italic(true)
  }

  /// Makes the text lean, whatever its font is, if it is to.
  public func italic(_ isActive: Bool) -> Text {
    with { $0.isItalic = isActive }
  }

  /// Gives all letters of the text the same width, whatever its font is.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.isMonospaced = isActive }
  }

  /// Sets how the text is drawn, unless it knows.
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
