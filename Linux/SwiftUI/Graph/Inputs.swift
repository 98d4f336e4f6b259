import Foundation

/// The values that a node inherits from its ancestors.
struct Inputs {
  var environment: EnvironmentValues
  /// The decorations of the next visible elements, outermost modifier first.
  var decorations: [Decoration] = []
  /// The hooks that apply to each of the next visible elements, outermost modifier first.
  var hooks: [MemberHooks] = []
  var slot = Element.Slot.content

  @MainActor
  func isIdentical(to other: Inputs) -> Bool {
    environment.isIdentical(to: other.environment) && slot == other.slot
      && decorations == other.decorations && hooks.elementsEqual(other.hooks, by: ===)
  }
}

/// A trait that a modifier adds to the visible elements of its content.
enum Decoration: Equatable {
  case padding(EdgeInsets)
  case frame(Element.Frame)
  case background(AnyForegroundStyle, radius: Double = 0)
  case shadow
  case fixedSize
  case opacity(Double)
  case offset(CGSize)
  case transition(Element.Motion)
  #if !os(tvOS)
    case drag(DragTarget)
  #endif
  case focus(Element.Focus)
  case tag(AnyHashable)
  case help(String)
  case navigationTitle(String)
  #if !os(tvOS) && !os(watchOS)
    case shortcut(KeyboardShortcut?)
  #endif
  case accessibilityLabel(String)
  case accessibilityValue(String)
  case accessibilityHint(String)
  case accessibilityIdentifier(String)
  case accessibilityHidden(Bool)
  case accessibilityChildren(AccessibilityChildBehavior)
  case accessibilityTraits(AccessibilityTraits)
  case accessibilitySortPriority(Double)

  func decorate(_ traits: inout Element.Traits) {
    switch self {
    // Decorations apply outermost first, so padding after a background lies inside the background.
    case .padding(let insets) where traits.background != nil: traits.backgroundPadding += insets
    case .padding(let insets): traits.padding += insets
    case .frame(let frame): traits.frame.merge(frame)
    case .background(let style, let radius):
      traits.background = style
      traits.backgroundRadius = radius
    case .shadow: traits.hasShadow = true
    case .fixedSize: traits.isFixedSize = true
    case .opacity(let opacity): traits.opacity *= opacity
    case .offset(let offset): traits.offset = offset
    case .transition(let transition): traits.transition = transition
    case .drag(let target): traits.drag = target
    case .focus(let focus): traits.focus.append(focus)
    case .tag(let tag): traits.tag = tag
    case .help(let text): traits.help = text
    case .navigationTitle(let title): traits.navigationTitle = title
    case .shortcut(let shortcut): traits.shortcut = shortcut
    case .accessibilityLabel(let label): traits.accessibility.label = label
    case .accessibilityValue(let value): traits.accessibility.value = value
    case .accessibilityHint(let hint): traits.accessibility.hint = hint
    case .accessibilityIdentifier(let identifier): traits.accessibility.identifier = identifier
    case .accessibilityHidden(let isHidden): traits.accessibility.isHidden = isHidden
    case .accessibilityChildren(let children): traits.accessibility.children = children
    case .accessibilityTraits(let added): traits.accessibility.traits.formUnion(added)
    case .accessibilitySortPriority(let priority): traits.accessibility.sortPriority = priority
    }
  }
}

extension EdgeInsets {
  static func += (insets: inout EdgeInsets, more: EdgeInsets) {
    insets.top += more.top
    insets.leading += more.leading
    insets.bottom += more.bottom
    insets.trailing += more.trailing
  }
}

extension Element.Frame {
  /// Merges the frame of a modifier nearer to the content, which takes precedence.
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
