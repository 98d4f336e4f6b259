/// One thing that a person can perceive: a text, a button, a list, an alert.
///
/// The view graph produces elements; the headless host and a renderer read them, and nothing else.
@_spi(Rendering)
public struct Element {
  /// What the element is, with what it shows.
  public var kind: Kind
  /// What modifiers and the environment say about how it looks and behaves.
  public var traits = Traits()

  init(_ kind: Kind) {
    self.kind = kind
  }
}

@_spi(Rendering)
extension Element {
  /// The kinds of elements.
  ///
  /// Parts of a kind are its node's children, told apart by their slot.
  public enum Kind {
    /// An app's window; its content is its children.
    case window(title: String)
    /// A sheet over its presenter; its content is its children.
    case sheet
    /// A cover that takes the whole window; its content is its children.
    case fullScreenCover
    /// An alert. Slots: `.message`, `.actions` (buttons and fields).
    case alert(title: String)
    /// A choice of actions. Slots: `.message`, `.actions`.
    case confirmationDialog(title: String, showsTitle: Bool)
    /// A presentation of the system or of another framework, whose content is not the app's.
    case foreign

    /// A run of text, already localized.
    case text(String)
    /// An SF Symbol, by its name.
    case symbol(name: String)
    /// A line between two things.
    case divider
    /// Room that takes what is left over along its stack's axis.
    case spacer(minLength: Double?)
    /// A rectangle of one colour.
    case color(Color)
    /// An activity indicator where `fraction` is nil, a bar from 0 to 1 otherwise. Slot: `.label`.
    case progress(fraction: Double?)

    /// A button. Slot: `.label`.
    case button(role: ButtonRole?)
    /// A line of text to edit. Slot: `.label`.
    case textField(text: String, prompt: String?, isSecure: Bool)
    /// A switch. Slot: `.label`.
    case toggle(isOn: Bool)
    /// A choice of one among its content's tags. Slots: `.label`, `.content`.
    case picker(selection: AnyHashable?)

    /// Children beside each other. Spacing in points; nil means the platform's own.
    case horizontalStack(spacing: Double?, alignment: VerticalAlignment)
    /// Children below each other. Spacing in points; nil means the platform's own.
    case verticalStack(spacing: Double?, alignment: HorizontalAlignment)
    /// Children over each other, the last one on top.
    case depthStack(alignment: Alignment)
    /// Content with something over it, which takes no room. Slots: `.content`, `.overlay`.
    case overlaid(alignment: Alignment)
    /// Content that scrolls.
    case scrollView(Axis.Set)
    /// Rows, some of them in sections; the tag in `selection` is the chosen row's.
    case list(selection: ListSelection?)
    /// Rows of settings, some of them in sections.
    case form
    /// Rows that belong together. Slots: `.header`, `.content`, `.footer`.
    case section
    /// A title beside an icon. Slots: `.icon`, `.title`.
    case label
    /// A value beside what it is. Slots: `.label`, `.content`.
    case labeledContent
    /// What a screen says when it has nothing to show. Slots: `.label`, `.description`, `.actions`.
    case contentUnavailable
    /// A sidebar beside a detail. Slots: `.sidebar`, `.detail`.
    case splitView
    /// A screen with a title bar.
    case navigationStack
  }

  /// What a list's selection holds.
  public struct ListSelection {
    /// The tag of the chosen row.
    public var selected: AnyHashable?
  }

  /// The part that an element plays in its parent.
  public enum Slot: Hashable, Sendable {
    case content, label, icon, title, description, message, actions
    case header, footer, sidebar, detail, toolbar, overlay
  }
}
