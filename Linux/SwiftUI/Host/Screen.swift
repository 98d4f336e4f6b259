/// The contents of one window or presentation, as the user perceives them.
@_spi(Testing)
@MainActor
public struct Screen {
  /// The kinds of screens.
  public enum Kind: Sendable {
    case window, sheet, fullScreenCover, alert, confirmationDialog
    /// A presentation by the system or by another framework.
    case foreign
  }

  /// The kind of the screen.
  public let kind: Kind
  /// The title of an alert or dialog, or of the navigation content; empty without one.
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

  /// The phase of a presentation; always `.up` for a window.
  public var phase: PresentationPhase { root.phase }

  /// All texts in reading order, including those of buttons and fields.
  public var texts: [String] { root.texts }

  /// The message of an alert or dialog; empty without one.
  public var message: String {
    root.children(in: .message).flatMap(\.texts).joined(separator: "\n")
  }

  /// The buttons in reading order.
  public var buttons: [ScreenButton] {
    root.all.compactMap(ScreenButton.init)
  }

  /// The text fields in reading order.
  public var fields: [ScreenField] {
    root.all.compactMap(ScreenField.init)
  }

  /// The switches in reading order.
  public var toggles: [ScreenToggle] {
    root.all.compactMap(ScreenToggle.init)
  }

  /// The fractions of the progress indicators in reading order, from 0 to 1; nil if indeterminate.
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

  /// Presses the button with the given title.
  public func tap(_ title: String) throws(HeadlessHostError) {
    try checkUsable()
    let found = try find(title, of: "button", in: buttons, named: \.title)
    guard found.isEnabled else { throw .disabled(kind: "button", name: title) }
    found.press()
  }

  /// Replaces the text of the field with the given label.
  public func type(_ text: String, into label: String) throws(HeadlessHostError) {
    try checkUsable()
    try find(label, of: "field", in: fields, named: \.label).type(text)
  }

  /// Turns the switch with the given label on or off.
  public func turn(_ label: String, on isOn: Bool) throws(HeadlessHostError) {
    try checkUsable()
    try find(label, of: "switch", in: toggles, named: \.label).turn(on: isOn)
  }

  /// Selects the row or option with the given text, in the first list or picker that contains it.
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

  /// Pops the topmost screen of the innermost navigation stack that has one.
  public func goBack() throws(HeadlessHostError) {
    try checkUsable()
    guard let stack = root.all.last(where: \.canGoBack) else {
      throw .notFound(kind: "screen", name: "to go back to", available: [])
    }
    stack.goBack()
  }

  /// Pulls the outermost refreshable element to refresh it.
  ///
  /// - Returns: The task of the refresh; a list would hide its refresh control when the task ends.
  @discardableResult
  public func refresh() throws(HeadlessHostError) -> Task<Void, Never> {
    try checkUsable()
    for node in root.all {
      if let task = node.refresh() { return task }
    }
    throw .notFound(kind: "element to refresh", name: title, available: [])
  }

  /// Whether the screen contains a refreshable element.
  public var isRefreshable: Bool { root.all.contains(where: \.element.traits.isRefreshable) }

  /// Whether a refresh is in progress.
  public var isRefreshing: Bool { root.all.contains(where: \.isRefreshing) }

  /// Returns the elements around a text, outermost first.
  @_spi(Rendering)
  public func nodes(around text: String) -> [ElementNode] {
    root.all.filter { $0.texts.contains(text) }
  }

  /// The draggable elements, outermost first.
  var draggableNodes: [ElementNode] { root.all.filter(\.element.traits.isDraggable) }

  /// Throws if the screen does not accept user input.
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
  /// The texts of the element and its descendants, in reading order.
  var texts: [String] {
    all.compactMap { node in
      guard case .text(let text) = node.element.kind else { return nil }
      return text
    }
  }

  /// The label for a screen reader: the accessibility label, or else the texts of the visible
  /// label.
  var spokenLabel: String {
    element.traits.accessibility.label
      ?? children(in: .label).flatMap(\.texts).joined(separator: " ")
  }

  fileprivate var canGoBack: Bool {
    if case .navigationStack(canGoBack: true) = element.kind { true } else { false }
  }

  fileprivate var isChoice: Bool {
    switch element.kind {
    case .list(let selection): selection != nil
    case .picker: true
    default: false
    }
  }
}
