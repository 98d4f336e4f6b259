/// A perceptible part of the user interface, such as a text, a button, a list or an alert.
///
/// The view graph produces elements. The headless host and a renderer read elements only.
@_spi(Rendering)
public struct Element {
  /// The kind of the element, with its content.
  public var kind: Kind
  /// The traits that modifiers and the environment give to the element.
  public var traits = Traits()

  init(_ kind: Kind) {
    self.kind = kind
  }
}

@_spi(Rendering)
extension Element {
  /// The kinds of elements.
  ///
  /// The parts of a kind are children of its node, distinguished by their slot.
  public enum Kind {
    /// A window of the app, with the content as children.
    case window(title: String)
    /// A sheet over its presenter, with the content as children.
    case sheet
    /// A full-screen cover, with the content as children.
    case fullScreenCover
    /// An alert. Slots: `.message`, `.actions` (buttons and fields).
    case alert(title: String)
    /// A confirmation dialog. Slots: `.message`, `.actions`.
    case confirmationDialog(title: String, showsTitle: Bool)
    /// A presentation by the system or by another framework, without content of the app.
    case foreign

    /// A text, already localized.
    case text(String)
    /// An SF Symbol, by its name.
    case symbol(name: String)
    /// A dividing line.
    case divider
    /// Flexible space along the axis of the enclosing stack.
    case spacer(minLength: Double?)
    /// A rectangle of one color.
    case color(Color)
    /// An activity indicator if `fraction` is nil, otherwise a bar from 0 to 1. Slot: `.label`.
    case progress(fraction: Double?)

    /// A button. Slot: `.label`.
    case button(role: ButtonRole?)
    /// An editable line of text. Slot: `.label`.
    case textField(text: String, prompt: String?, isSecure: Bool)
    /// A switch. Slot: `.label`.
    case toggle(isOn: Bool)
    /// A choice among the tags of the content. Slots: `.label`, `.content`.
    case picker(selection: AnyHashable?)

    /// A horizontal stack; the spacing is in points, or nil for the platform's default.
    case horizontalStack(spacing: Double?, alignment: VerticalAlignment)
    /// A vertical stack; the spacing is in points, or nil for the platform's default.
    case verticalStack(spacing: Double?, alignment: HorizontalAlignment)
    /// A stack of overlapping children, the last one on top.
    case depthStack(alignment: Alignment)
    /// Content with an overlay that takes no space. Slots: `.content`, `.overlay`.
    case overlaid(alignment: Alignment)
    /// Scrollable content.
    case scrollView(Axis.Set)
    /// A list of rows and sections; `selection` has the tag of the selected row.
    case list(selection: ListSelection?)
    /// A form of rows and sections.
    case form
    /// A group of rows. Slots: `.header`, `.content`, `.footer`.
    case section
    /// A title beside an icon. Slots: `.icon`, `.title`.
    case label
    /// A value with its label. Slots: `.label`, `.content`.
    case labeledContent
    /// An empty state of a screen. Slots: `.label`, `.description`, `.actions`.
    case contentUnavailable
    /// A sidebar beside a detail. Slots: `.sidebar`, `.detail`.
    case splitView
    /// The topmost screen of a navigation stack, as children.
    case navigationStack(canGoBack: Bool)
  }

  /// The selection of a list.
  public struct ListSelection {
    /// The tag of the selected row.
    public var selected: AnyHashable?
  }

  /// The role of an element in its parent.
  public enum Slot: Hashable, Sendable {
    case content, label, icon, title, description, message, actions
    case header, footer, sidebar, detail, toolbar, overlay
  }
}
