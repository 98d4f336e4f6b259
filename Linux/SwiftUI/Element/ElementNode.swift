public import Foundation

/// An element in its place: its identity stays while its view lives, so widgets can be kept.
///
/// A person's doings enter the graph through its methods, from the headless host and from a
/// renderer alike. Each of them updates the graph before it returns.
@_spi(Rendering)
@MainActor
public final class ElementNode: Identifiable {
  /// What is shown now.
  public internal(set) var element: Element
  /// The part that the element plays in its parent.
  public internal(set) var slot = Element.Slot.content
  /// The elements inside, in reading order, whatever their slot.
  public internal(set) var children: [ElementNode] = []
  /// The element around this one; for a presented root, the root that presents it.
  public internal(set) weak var parent: ElementNode?

  /// Whether the element is in the tree.
  var isPlaced = true {
    didSet { if !isPlaced { refreshing?.cancel() } }
  }
  /// What a pull has begun.
  var refreshing: Task<Void, Never>? {
    didSet {
      graph?.noteElement(self)
      graph?.flush()
    }
  }
  /// Whether the renderer is to be told of the element.
  var isChanged = false
  /// Whether the system has added the button to an alert.
  var isStandard = false
  /// What a person can do with the element.
  var handlers = Handlers()
  /// The view that shows the element; nil for a button that the system has added.
  private(set) weak var view: Node?
  private weak var graph: ViewGraph?

  init(_ element: Element, of view: Node? = nil, in graph: ViewGraph) {
    self.element = element
    self.view = view
    self.graph = graph
  }

  /// The children that play a part.
  public func children(in slot: Element.Slot) -> [ElementNode] {
    children.filter { $0.slot == slot }
  }

  /// The window or presentation that the element is part of.
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

  /// How far the presentation has come that the element is part of; a window is always up.
  public var phase: PresentationPhase {
    graph?.screen(of: root)?.motion.phase ?? .leaving
  }

  /// Whether a person can use what the element is part of: it is up, in an app in the foreground.
  ///
  /// Without a graph, an element does what it did last.
  public var isUsable: Bool { graph?.isUsable(root) ?? true }

  /// Presses a button; in an alert or a dialog also dismisses it.
  ///
  /// A disabled one does nothing, nor does one that is on its way.
  public func press() {
    guard element.traits.isEnabled else { return }
    switch root.element.kind {
    case .alert, .confirmationDialog: graph?.answer(root) { [press = handlers.press] in press?() }
    default: act { $0.press?() }
    }
  }

  /// Types into a field: replaces its text.
  public func type(_ text: String) {
    act { $0.type?(text) }
  }

  /// Ends the editing of a field with the return key.
  public func submit() {
    act { $0.submit?() }
  }

  /// Turns a switch on or off.
  public func setOn(_ isOn: Bool) {
    act { $0.setOn?(isOn) }
  }

  /// Chooses the row or option with a tag; nil chooses nothing.
  public func select(_ tag: AnyHashable?) {
    act { $0.select?(tag) }
  }

  /// Moves an element that can be dragged, by how far it is from where the drag began.
  public func drag(by translation: CGSize) {
    act { _ in element.traits.drag?.move(to: translation) }
  }

  /// Lets go of an element that was dragged.
  public func endDrag(at translation: CGSize) {
    act { _ in element.traits.drag?.end(at: translation) }
  }

  /// Ends a drag without letting go.
  public func cancelDrag() {
    act { _ in element.traits.drag?.cancel() }
  }

  /// Closes a presentation without choosing (Escape, a swipe, the window's close button).
  ///
  /// An alert or a dialog with a button that cancels is answered with that button.
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
