public import Foundation

@_spi(Rendering)
extension Element {
  /// What modifiers and the environment say about an element.
  public struct Traits {
    /// Room around the element, in points.
    public var padding = EdgeInsets()
    /// What `.frame` asked for, in points; `.infinity` as a maximum means all there is.
    public var frame = Frame()
    /// Whether the element reacts, true by default.
    public var isEnabled = true
    /// The font, where one was asked for.
    public var font: Font?
    /// How the foreground looks, where asked for.
    public var foreground: AnyForegroundStyle?
    /// What lies behind the element, where asked for.
    public var background: AnyForegroundStyle?
    /// How round the corners of what lies behind the element are, in points.
    public var backgroundRadius = 0.0
    /// How far what lies behind the element reaches beyond it, in points.
    public var backgroundPadding = EdgeInsets()
    /// Whether what lies behind the element throws a shadow.
    public var hasShadow = false
    /// How opaque the element is with all inside, from 0 to 1, which is the default.
    public var opacity = 1.0
    /// How far the element is from its place, in points.
    public var offset = CGSize.zero
    /// How the element comes and goes, where asked for.
    public var transition: Motion?
    /// The button style, `.automatic` by default.
    public var buttonStyle = ButtonStyleKind.automatic
    /// How large the control is, `.regular` by default.
    public var controlSize = ControlSize.regular
    /// Whether a person can refresh what the element shows, false by default.
    public var isRefreshable = false
    /// Whether a person can select and copy the text, false by default.
    public var isTextSelectable = false
    /// Whether a text stays on one line, however little room there is, false by default.
    public var isFixedSize = false
    /// The most lines a text takes; nil, the default, means no limit.
    public var lineLimit: Int?
    /// How lines of text line up, `.leading` by default.
    public var textAlignment = TextAlignment.leading
    /// The direction of reading, by default that of the language in which the app runs.
    public var layoutDirection = AppLanguage.layoutDirection
    /// The title of the screen that the element is part of.
    public var navigationTitle: String?
    /// What a pointer that rests on the element, or a screen reader, is told.
    public var help: String?
    /// What `.tag` or `ForEach` calls the element, for selections.
    public var tag: AnyHashable?
    #if !os(tvOS) && !os(watchOS)
      /// The key that presses the element.
      public var shortcut: KeyboardShortcut?
    #endif
    /// What assistive technology is told.
    public var accessibility = Accessibility()

    #if !os(tvOS)
      /// Who wants to know when the element is dragged.
      var drag: DragTarget?
    #endif

    /// Whether a person can drag the element.
    public var isDraggable: Bool { drag != nil }
  }

  /// What assistive technology is told, where it differs from what is seen.
  public struct Accessibility: Equatable {
    /// What it is called.
    public var label: String?
    /// What its value is.
    public var value: String?
    /// What it does.
    public var hint: String?
    /// What tests of the user interface call it.
    public var identifier: String?
    /// Whether assistive technology passes over it.
    public var isHidden = false
  }

  /// Sizes that `.frame` asked for, in points.
  public struct Frame: Equatable {
    /// The least width.
    public var minWidth: Double?
    /// The width.
    public var width: Double?
    /// The greatest width.
    public var maxWidth: Double?
    /// The least height.
    public var minHeight: Double?
    /// The height.
    public var height: Double?
    /// The greatest height.
    public var maxHeight: Double?
    /// Where the element sits in its frame.
    public var alignment = Alignment.center
  }

  /// How a button is drawn.
  public enum ButtonStyleKind: Sendable {
    case automatic, bordered, borderedProminent, borderless, plain
  }
}
