/// What a person perceives of one window or presentation.
@_spi(Testing)
@MainActor
public struct Screen {
  /// What a screen is.
  public enum Kind: Sendable {
    case window, sheet, fullScreenCover, alert, confirmationDialog
    /// A presentation of the system or of another framework.
    case foreign
  }

  /// What the screen is.
  public let kind: Kind
  /// An alert's or dialog's title, or the title of a navigation's content; empty without one.
  public let title: String
  private let root: ElementNode

  init(_ root: ElementNode) {
    self.root = root
    let content = root.all.lazy.compactMap(\.element.traits.navigationTitle).first ?? ""
    switch root.element.kind {
    case .alert(let title): (kind, self.title) = (.alert, title)
    case .confirmationDialog(let title, let isShown):
      (kind, self.title) = (.confirmationDialog, isShown ? title : "")
    case .sheet: (kind, title) = (.sheet, content)
    case .fullScreenCover: (kind, title) = (.fullScreenCover, content)
    case .foreign: (kind, title) = (.foreign, "")
    default: (kind, title) = (.window, content)
    }
  }

  /// How far a presentation has come; a window is always up.
  public var phase: PresentationPhase { root.phase }

  /// All texts in reading order, those of buttons and fields included.
  public var texts: [String] { root.texts }

  /// The message of an alert or dialog; empty without one.
  public var message: String {
    root.children(in: .message).flatMap(\.texts).joined(separator: "\n")
  }

  /// The buttons in reading order.
  public var buttons: [ScreenButton] {
    root.all.compactMap(ScreenButton.init)
  }

  /// The fields to type into, in reading order.
  public var fields: [ScreenField] {
    root.all.compactMap(ScreenField.init)
  }

  /// The switches in reading order.
  public var toggles: [ScreenToggle] {
    root.all.compactMap(ScreenToggle.init)
  }

  /// The progress indicators in reading order: a fraction from 0 to 1, nil for an unknown one.
  public var progress: [Double?] {
    root.all.compactMap { node in
      guard case .progress(let fraction) = node.element.kind else { return nil }
      return .some(fraction)
    }
  }

  /// The names of the symbols in reading order.
  public var symbols: [String] {
    root.all.compactMap { node in
      guard case .symbol(let name) = node.element.kind else { return nil }
      return name
    }
  }

  /// Presses the button with a title.
  public func tap(_ title: String) throws(HeadlessHostError) {
    try checkUsable()
    let found = try find(title, of: "button", in: buttons, named: \.title)
    guard found.isEnabled else { throw .disabled(kind: "button", name: title) }
    found.press()
  }

  /// Replaces the text of the field with a label.
  public func type(_ text: String, into label: String) throws(HeadlessHostError) {
    try checkUsable()
    try find(label, of: "field", in: fields, named: \.label).type(text)
  }

  /// Turns the switch with a label on or off.
  public func turn(_ label: String, on isOn: Bool) throws(HeadlessHostError) {
    try checkUsable()
    try find(label, of: "switch", in: toggles, named: \.label).turn(on: isOn)
  }

  /// Chooses the row or option that shows a text, in the first list or picker that has it.
  public func choose(_ text: String) throws(HeadlessHostError) {
    try checkUsable()
    let choices = root.all.filter(\.isChoice)
    for choice in choices {
      if let row = choice.all.first(where: { $0.element.traits.tag != nil && $0.texts == [text] }) {
        return choice.select(row.element.traits.tag)
      }
    }
    throw .notFound(kind: "row", name: text, available: choices.flatMap(\.texts))
  }

  /// Pulls down what can be refreshed, the outermost where there are several.
  ///
  /// - Returns: What runs then, which ends when the list would let go.
  @discardableResult
  public func refresh() throws(HeadlessHostError) -> Task<Void, Never> {
    try checkUsable()
    for node in root.all {
      if let task = node.refresh() { return task }
    }
    throw .notFound(kind: "element to refresh", name: title, available: [])
  }

  /// Whether something can be pulled down to refresh it.
  public var isRefreshable: Bool { root.all.contains(where: \.element.traits.isRefreshable) }

  /// Whether something was pulled down and is not done yet.
  public var isRefreshing: Bool { root.all.contains(where: \.isRefreshing) }

  /// The elements around a text, from the outside to the inside.
  @_spi(Rendering)
  public func nodes(around text: String) -> [ElementNode] {
    root.all.filter { $0.texts.contains(text) }
  }

  /// What can be dragged, from the outside to the inside.
  var draggableNodes: [ElementNode] { root.all.filter(\.element.traits.isDraggable) }

  /// Fails where a person can do nothing with the screen.
  func checkUsable() throws(HeadlessHostError) {
    guard root.isUsable else { throw .notUsable(screen: title, phase: phase) }
  }

  private func find<Item>(
    _ name: String, of kind: String, in items: [Item], named itemName: (Item) -> String
  ) throws(HeadlessHostError) -> Item {
    if let item = items.first(where: { itemName($0) == name }) { return item }
    throw .notFound(kind: kind, name: name, available: items.map(itemName))
  }
}

extension ElementNode {
  /// The texts of the element and of all inside, in reading order.
  var texts: [String] {
    all.compactMap { node in
      guard case .text(let text) = node.element.kind else { return nil }
      return text
    }
  }

  /// What a screen reader calls the element: its own label, else the texts of its visible one.
  var spokenLabel: String {
    element.traits.accessibility.label
      ?? children(in: .label).flatMap(\.texts).joined(separator: " ")
  }

  fileprivate var isChoice: Bool {
    switch element.kind {
    case .list(let selection): selection != nil
    case .picker: true
    default: false
    }
  }
}
