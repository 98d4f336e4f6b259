/// The identity of a problem, derived from the types, cases and codes of an error and its causes.
///
/// Payloads are not part of the identity: the same problem with another file or another address has
/// the same fingerprint. A case counts by its name, so a fingerprint is equal across processes and
/// builds, also after cases were added, removed or reordered. An error and the `NSError` bridged
/// from it have equal fingerprints as well; on Linux, where bridging loses the name of a case, that
/// holds for all errors but enums. Private types with the same name in one module are
/// indistinguishable at run time, and count as the same type. In a program without reflection
/// metadata, the number of the case stands in for its name.
///
/// ```swift
/// let offline = Fingerprint(of: URLError(.notConnectedToInternet))
/// counts[offline, default: 0] += 1
/// ```
public struct Fingerprint: Sendable, Hashable, Codable {
  /// One label on each line, preceded by the line number of the error's parent in the cause tree.
  ///
  /// Lines beyond the thirtieth are replaced by their count and a hash, so that the length is
  /// bounded.
  public let text: String
  /// The same text with the labels that identify the errors; nil if it equals `text`.
  private let identity: String?

  private static let lineLimit = 30

  /// Creates the fingerprint of an error.
  ///
  /// - Parameter error: The error to identify.
  public init(of error: any Error) {
    self.init(of: error.causeTree)
  }

  package init(of tree: CauseTree) {
    if let surrogate = tree.error as? any ErrorSurrogate {
      self = surrogate.fingerprint
      return
    }
    let identity: String
    if tree.nodes.count == 1 {
      // Most errors have no cause, and an outline of one line takes as long as its label.
      let label = ErrorLabel(of: tree.error)
      (text, identity) = (label.text, label.identity)
    } else {
      let outlines = ProblemOutline.outlines(of: tree)
      (text, identity) = (Self.text(of: outlines.text), Self.text(of: outlines.identity))
    }
    self.identity = identity == text ? nil : identity
  }

  /// The text that identifies the problem.
  var key: String { identity ?? text }

  /// The labels of the error at the top of the tree.
  var labels: (text: String, identity: String) {
    (String(text.prefix { $0 != "\n" }), String(key.prefix { $0 != "\n" }))
  }

  private static func text(of outline: ProblemOutline) -> String {
    let lines = outline.lines
    guard lines.count > 1 else { return lines[0] }
    var text = lines.prefix(lineLimit).joined(separator: "\n")
    if lines.count > lineLimit {
      let rest = lines[lineLimit...]
      let hash = rest.joined(separator: "\n").stableHash
      text += "\n+\(rest.count) \(String(hash, radix: 16))"
    }
    return text
  }

  /// Returns whether two fingerprints identify the same problem.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.key == rhs.key }

  /// Feeds the identity of the problem into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }
}

extension String {
  /// A hash that is the same in every process: FNV-1a, with the 64-bit offset and prime of its
  /// authors (Fowler, Noll, Vo; IETF draft-eastlake-fnv).
  var stableHash: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return hash
  }
}

/// The errors of a problem as listed in a fingerprint: breadth-first, each with its parent's line
/// number.
private struct ProblemOutline {
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
