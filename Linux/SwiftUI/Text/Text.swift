/// Lines of text.
nonisolated public struct Text: PrimitiveView, Equatable {
  private enum Content: Equatable {
    case verbatim(String)
    case key(LocalizedStringKey)
  }

  private let content: Content
  private var font: Font?
  private var isBold = false
  private var isMonospaced = false
  private var foreground: AnyForegroundStyle?

  /// Makes a text that is shown as it is.
  public init(verbatim content: String) {
    self.content = .verbatim(content)
  }

  /// Makes a text that is looked up in the app's strings.
  public init(_ key: LocalizedStringKey) {
    content = .key(key)
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
    case .key(let key): key.resolved
    }
  }

  /// Sets the font of the text, unless it has one.
  public func font(_ font: Font?) -> Text {
    with { $0.font = $0.font ?? font }
  }

  /// Makes the text bold, whatever its font is.
  public func bold() -> Text {
    with { $0.isBold = true }
  }

  /// Gives all letters of the text the same width, whatever its font is.
  public func monospaced() -> Text {
    with { $0.isMonospaced = true }
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
    placement.show(.text(resolved)) { traits in
      if let font { traits.font = font }
      if isBold { traits.font = (traits.font ?? .body).bold() }
      if isMonospaced { traits.font = (traits.font ?? .body).monospaced() }
      if let foreground { traits.foreground = foreground }
    }
  }
}
