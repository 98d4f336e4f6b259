/// What a node gets from those around it.
struct Inputs {
  var environment: EnvironmentValues
  /// Traits for the next visible parts, the outermost modifier's first.
  var decorations: [Decoration] = []
  var slot = Element.Slot.content

  @MainActor
  func isIdentical(to other: Inputs) -> Bool {
    environment.isIdentical(to: other.environment) && slot == other.slot
      && decorations == other.decorations
  }
}

/// One trait that a modifier adds to the visible parts of its content.
enum Decoration: Equatable {
  case padding(EdgeInsets)
  case frame(Element.Frame)
  case background(AnyForegroundStyle)
  case tag(AnyHashable)
  case help(String)
  case navigationTitle(String)
  case shortcut(KeyboardShortcut?)
  case accessibilityLabel(String)
  case accessibilityValue(String)
  case accessibilityHint(String)
  case accessibilityIdentifier(String)
  case accessibilityHidden(Bool)

  func decorate(_ traits: inout Element.Traits) {
    switch self {
    case .padding(let insets):
      traits.padding.top += insets.top
      traits.padding.leading += insets.leading
      traits.padding.bottom += insets.bottom
      traits.padding.trailing += insets.trailing
    case .frame(let frame): traits.frame.merge(frame)
    case .background(let style): traits.background = style
    case .tag(let tag): traits.tag = tag
    case .help(let text): traits.help = text
    case .navigationTitle(let title): traits.navigationTitle = title
    case .shortcut(let shortcut): traits.shortcut = shortcut
    case .accessibilityLabel(let label): traits.accessibility.label = label
    case .accessibilityValue(let value): traits.accessibility.value = value
    case .accessibilityHint(let hint): traits.accessibility.hint = hint
    case .accessibilityIdentifier(let identifier): traits.accessibility.identifier = identifier
    case .accessibilityHidden(let isHidden): traits.accessibility.isHidden = isHidden
    }
  }
}

extension Element.Frame {
  /// Takes over what a frame nearer to the content asks for.
  mutating func merge(_ inner: Element.Frame) {
    minWidth = inner.minWidth ?? minWidth
    width = inner.width ?? width
    maxWidth = inner.maxWidth ?? maxWidth
    minHeight = inner.minHeight ?? minHeight
    height = inner.height ?? height
    maxHeight = inner.maxHeight ?? maxHeight
    alignment = inner.alignment
  }
}
