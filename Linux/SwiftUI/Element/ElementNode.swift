public import Foundation

/// An element in its place, with an identity as stable as its view's, so that widgets can be kept.
///
/// User input enters the graph through the methods of this type, from the headless host and from a
/// renderer alike. Each method updates the graph before it returns.
@_spi(Rendering)
@MainActor
public final class ElementNode: Identifiable {
  /// The current element.
  public internal(set) var element: Element
  /// The role of the element in its parent.
  public internal(set) var slot = Element.Slot.content
  /// The child elements in reading order, regardless of their slot.
  public internal(set) var children: [ElementNode] = []
  /// The enclosing element; for the root of a presentation, the root of its presenter.
  public internal(set) weak var parent: ElementNode?

  /// Whether the element is in the tree.
  var isPlaced = true {
    didSet {
      guard !isPlaced else { return }
      refreshing?.cancel()
      if isFocused { graph?.moveFocus(to: nil) }
    }
  }
  /// The refresh in progress, begun by a pull.
  var refreshing: Task<Void, Never>? {
    didSet {
      graph?.noteElement(self)
      graph?.flush()
    }
  }
  /// Whether the next update includes the element.
  var isChanged = false
  /// Whether the system has added the button to an alert.
  var isStandard = false
  /// The handlers for user input on the element.
  var handlers = Handlers()
  /// The view that shows the element; nil for a button that the system has added.
  private(set) weak var view: Node?
  private(set) weak var graph: ViewGraph?

  init(_ element: Element, of view: Node? = nil, in graph: ViewGraph) {
    self.element = element
    self.view = view
    self.graph = graph
  }

  /// Returns the children with a role.
  public func children(in slot: Element.Slot) -> [ElementNode] {
    children.filter { $0.slot == slot }
  }

  /// The window or presentation that contains the element.
  public var root: ElementNode {
    var node = self
    while !node.isRoot, let parent = node.parent { node = parent }
    return node
  }

  /// Whether the element is a window or a presentation.
  public var isRoot: Bool {
    switch element.kind {
    case .window, .sheet, .fullScreenCover, .alert, .confirmationDialog, .foreign: true
    default: false
    }
  }

  /// The phase of the presentation that contains the element; a window is always up.
  public var phase: PresentationPhase {
    graph?.screen(of: root)?.motion.phase ?? .leaving
  }

  /// Whether the enclosing screen accepts user input: it is up, and the app is in the foreground.
  ///
  /// Always true for an element without a graph.
  public var isUsable: Bool { graph?.isUsable(root) ?? true }

  /// Presses and releases a button; in an alert or a dialog, also dismisses the presentation.
  ///
  /// A disabled button ignores the call, as does any button during a transition of its screen or
  /// while the app is in the background.
  public func press() {
    guard element.traits.isEnabled else { return }
    switch root.element.kind {
    case .alert, .confirmationDialog: graph?.answer(root) { [press = handlers.press] in press?() }
    default:
      setPressed(true)
      setPressed(false)
      act { $0.press?() }
    }
  }

  /// Shows a button with a custom style as pressed or released, without its action.
  public func setPressed(_ isPressed: Bool) {
    guard let setPressed = handlers.setPressed,
      !isPressed || element.traits.isEnabled && isUsable
    else { return }
    setPressed(isPressed)
    graph?.flush()
  }

  /// Pops the topmost screen of a navigation stack.
  public func goBack() {
    act { $0.goBack?() }
  }

  /// Replaces the text of a field, as typing does.
  public func type(_ text: String) {
    act { $0.type?(text) }
  }

  /// Submits a field, as the return key does.
  public func submit() {
    act { $0.submit?() }
  }

  /// Turns a switch on or off.
  public func setOn(_ isOn: Bool) {
    act { $0.setOn?(isOn) }
  }

  /// Selects the row or option with a tag; nil clears the selection.
  public func select(_ tag: AnyHashable?) {
    act { $0.select?(tag) }
  }

  /// Drags an element to a distance from the start of the drag.
  public func drag(by translation: CGSize) {
    act { _ in element.traits.drag?.move(to: translation) }
  }

  /// Ends a drag by releasing the element.
  public func endDrag(at translation: CGSize) {
    act { _ in element.traits.drag?.end(at: translation) }
  }

  /// Cancels a drag.
  public func cancelDrag() {
    act { _ in element.traits.drag?.cancel() }
  }

  /// Dismisses a presentation without a choice, as Escape, a swipe or the close button does.
  ///
  /// An alert or a dialog with a cancel button is answered with that button.
  public func dismiss() {
    let cancel = root.children(in: .actions).last(where: \.isCancelButton)
    if let cancel { cancel.press() } else { graph?.dismiss(root) }
  }

  var isCancelButton: Bool {
    if case .button(.cancel?) = element.kind { true } else { false }
  }

  private func act(_ action: (Handlers) -> Void) {
    guard element.traits.isEnabled, isUsable else { return }
    action(handlers)
    graph?.flush()
  }
}
