public import Foundation

@_spi(Rendering)
extension Element {
  /// The traits that modifiers and the environment give to an element.
  public struct Traits {
    /// The padding around the element, in points.
    public var padding = EdgeInsets()
    /// The size from `.frame`, in points; a maximum of `.infinity` takes all available space.
    public var frame = Frame()
    /// Whether the element accepts user input, true by default.
    public var isEnabled = true
    /// The font, if one was set.
    public var font: Font?
    /// The style of the foreground, if one was set.
    public var foreground: AnyForegroundStyle?
    /// The style of the background, if one was set.
    public var background: AnyForegroundStyle?
    /// The corner radius of the background, in points.
    public var backgroundRadius = 0.0
    /// The distance that the background extends beyond the element, in points.
    public var backgroundPadding = EdgeInsets()
    /// Whether the background has a shadow.
    public var hasShadow = false
    /// The opacity of the element and its content, from 0 to 1, which is the default.
    public var opacity = 1.0
    /// The offset of the element from its place, in points.
    public var offset = CGSize.zero
    /// The transition of the element's insertion and removal, if one was set.
    public var transition: Motion?
    /// The button style, `.automatic` by default.
    public var buttonStyle = ButtonStyleKind.automatic
    /// Whether a button pushes a screen of a navigation stack, false by default.
    public var isNavigationLink = false
    /// The size of the control, `.regular` by default.
    public var controlSize = ControlSize.regular
    /// Whether the user can refresh the content of the element, false by default.
    public var isRefreshable = false
    /// Whether the user can select and copy the text, false by default.
    public var isTextSelectable = false
    /// Whether a text stays on one line regardless of the available space, false by default.
    public var isFixedSize = false
    /// The maximum number of lines of a text; nil, the default, means no limit.
    public var lineLimit: Int?
    /// The alignment of the lines of a text, `.leading` by default.
    public var textAlignment = TextAlignment.leading
    /// The layout direction, by default that of the app's language.
    public var layoutDirection = AppLanguage.layoutDirection
    /// The title of the screen that contains the element.
    public var navigationTitle: String?
    /// The help text for a tooltip or a screen reader.
    public var help: String?
    /// The tag from `.tag` or `ForEach`, for selections.
    public var tag: AnyHashable?
    #if !os(tvOS) && !os(watchOS)
      /// The key that presses the element.
      public var shortcut: KeyboardShortcut?
    #endif
    /// The accessibility attributes of the element.
    public var accessibility = Accessibility()

    #if !os(tvOS)
      /// The target of drags of the element.
      var drag: DragTarget?
    #endif

    /// The bindings to the focus of the element.
    var focus: [Focus] = []

    /// Whether the user can drag the element.
    public var isDraggable: Bool { drag != nil }
  }

  /// The attributes for assistive technology, where they differ from the visible ones.
  public struct Accessibility: Equatable {
    /// The label.
    public var label: String?
    /// The value.
    public var value: String?
    /// The hint: a description of the effect.
    public var hint: String?
    /// The identifier for tests of the user interface.
    public var identifier: String?
    /// Whether assistive technology skips the element.
    public var isHidden = false
    /// The treatment of the children, if the element is one that contains them.
    public var children: AccessibilityChildBehavior?
    /// The traits.
    public var traits = AccessibilityTraits()
    /// The position among its siblings; higher numbers come first.
    public var sortPriority = 0.0
  }

  /// The sizes from `.frame`, in points.
  public struct Frame: Equatable {
    /// The minimum width.
    public var minWidth: Double?
    /// The width.
    public var width: Double?
    /// The maximum width.
    public var maxWidth: Double?
    /// The minimum height.
    public var minHeight: Double?
    /// The height.
    public var height: Double?
    /// The maximum height.
    public var maxHeight: Double?
    /// The alignment of the element in its frame.
    public var alignment = Alignment.center
  }

  /// The style in which a button is drawn.
  public enum ButtonStyleKind: Sendable {
    case automatic, bordered, borderedProminent, borderless, plain
    /// The label draws the whole button.
    case custom
  }
}
