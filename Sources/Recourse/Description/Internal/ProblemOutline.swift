/// The errors of a problem as listed in a fingerprint: breadth-first, each with its parent's line
/// number.
struct ProblemOutline {
  private struct Item {
    let label: String
    let parent: Int?
  }

  private var items: [Item] = []

  /// Returns two outlines of a tree: for developers, and for identifying the problem.
  ///
  /// A surrogate contributes the outlines of the error that it replaces.
  static func outlines(of tree: CauseTree) -> (text: ProblemOutline, identity: ProblemOutline) {
    let labels = tree.nodes.map { ErrorLabel(of: $0.error) }
    let hasSurrogates = tree.nodes.contains { $0.error is any ErrorSurrogate }
    func outline(
      _ label: (ErrorLabel) -> String, _ recorded: (Fingerprint) -> String
    ) -> ProblemOutline {
      guard hasSurrogates else {
        let items = zip(labels, tree.nodes).map { Item(label: label($0), parent: $1.parent) }
        return ProblemOutline(items: items)
      }
      return ProblemOutline(of: tree, labels: labels.map(label)) { ProblemOutline(recorded($0)) }
    }
    return (outline({ $0.text }, { $0.text }), outline({ $0.identity }, { $0.key }))
  }

  private init(items: [Item]) {
    self.items = items
  }

  private init(
    of tree: CauseTree, labels: [String], recorded: (Fingerprint) -> ProblemOutline
  ) {
    /// The source of an item: the tree, or the recorded outline of a surrogate.
    enum Place {
      case node(Int)
      case line(Int, ProblemOutline)
    }
    var places: [(Place, parent: Int?)] = [(.node(0), nil)]
    while items.count < places.count {
      let number = items.count
      var (place, parent) = places[number]
      if case .node(let node) = place,
        let surrogate = tree.nodes[node].error as? any ErrorSurrogate
      {
        place = .line(0, recorded(surrogate.fingerprint))
      }
      switch place {
      case .node(let node):
        items.append(Item(label: labels[node], parent: parent))
        places += tree.nodes[node].causes.map { (.node($0), number) }
      case .line(let line, let outline):
        items.append(Item(label: outline.items[line].label, parent: parent))
        let causes = outline.items.indices.filter { outline.items[$0].parent == line }
        places += causes.map { (.line($0, outline), number) }
      }
    }
  }

  /// Parses the text of a fingerprint.
  init(_ text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    items = lines.enumerated().map { number, line in
      guard number > 0 else { return Item(label: String(line), parent: nil) }
      let parts = line.split(separator: " ", maxSplits: 1)
      // The summary line for errors beyond the limit has no place in the tree.
      guard parts.count == 2, case let digits = parts[0], let parent = Int(digits),
        !line.hasPrefix("+"), (0..<number).contains(parent)
      else { return Item(label: String(line), parent: 0) }
      return Item(label: String(parts[1]), parent: parent)
    }
  }

  /// The lines, each with the number of the error's parent, followed by the error's label.
  var lines: [String] {
    items.map { item in (item.parent.map { "\($0) " } ?? "") + item.label }
  }
}
