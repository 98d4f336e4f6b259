@_spi(Testing)
extension HeadlessHost {
  /// Takes a living view off the screen, as scrolling does: the view disappears.
  ///
  /// The view is the row of a list, form or section, or otherwise the outermost view that shows
  /// nothing but the text. Its texts stay in `texts`, because the user can scroll back to them.
  public func hide(_ text: String) throws(HeadlessHostError) {
    try view(showing: text).conceal()
    graph.flush()
  }

  /// Returns a hidden view to the screen: the view appears again.
  public func show(_ text: String) throws(HeadlessHostError) {
    try view(showing: text).reveal()
    graph.flush()
  }

  /// Covers the content of the topmost screen, as another tab or a pushed view does: it disappears.
  public func cover() {
    graph.flush()
    for child in graph.screens.last?.children ?? [] { child.conceal() }
    graph.flush()
  }

  /// Uncovers the content of the topmost screen: it appears again.
  public func uncover() {
    graph.flush()
    for child in graph.screens.last?.children ?? [] { child.reveal() }
    graph.flush()
  }

  private func view(showing text: String) throws(HeadlessHostError) -> Node {
    let screens = screens
    guard
      let element = screens.reversed().lazy.compactMap({ $0.nodes(around: text).last }).first,
      let view = (element.row ?? element.outermost(showing: text)).view
    else {
      throw .notFound(kind: "view", name: text, available: screens.flatMap(\.texts))
    }
    return view.withModifiers
  }
}

extension ElementNode {
  /// The enclosing row of a list, form or section, which may be the element itself.
  fileprivate var row: ElementNode? {
    sequence(first: self, next: \.parent).first { $0.parent?.holdsRows == true }
  }

  private var holdsRows: Bool {
    switch element.kind {
    case .list, .form, .section: true
    default: false
    }
  }

  /// Returns the outermost element around this one that shows nothing but a text.
  fileprivate func outermost(showing text: String) -> ElementNode {
    sequence(first: self, next: \.parent)
      .prefix { !$0.isRoot && $0.texts == [text] }.reduce(self) { $1 }
  }
}

extension Node {
  /// The outermost modifier around the view that has no element of its own, or else the view.
  fileprivate var withModifiers: Node {
    var node = self
    while let parent = node.parent, parent.elementNode == nil, parent.children.count == 1 {
      node = parent
    }
    return node
  }
}
