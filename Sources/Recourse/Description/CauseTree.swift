/// An error together with its direct and indirect causes.
///
/// The tree follows ``CauseProvider``, `NSUnderlyingErrorKey`, `NSMultipleUnderlyingErrorsKey`, the
/// contexts of decoding and encoding errors, and the partial errors of CloudKit and Core Data. For
/// any other error, the causes are the errors in its payload: in the associated values of its case,
/// in its properties, and in the optionals, results, collections and structures among them. The
/// traversal is breadth-first, stops at circular references, and keeps at most 500 errors.
///
/// ```swift
/// for cause in error.causeTree.errors where cause is URLError {
///   checkConnection()
/// }
/// ```
public struct CauseTree: Sendable {
  /// A node of the tree.
  ///
  /// Nodes are stored in breadth-first order. Siblings are therefore adjacent, and releasing a deep
  /// tree never overflows the stack.
  struct Node: Sendable {
    let error: any Error
    let parent: Int?
    let depth: Int
    var causes = 0..<0
    /// Whether causes of this error were left out because the tree is full.
    var isCut = false
    /// Whether this error occurs among its own causes.
    var isCircle = false
    /// Whether the error is a cancellation, by itself or because all of its causes are.
    var isCancellation = false
    /// What the catalog knows about the error.
    let facts: CatalogFacts
    /// The identity of an error that is an object; nil for a value.
    let object: ObjectIdentifier?
    /// The activities that the error has left, for developers; nil if there are none.
    let context: String?

    init(_ error: any Error, parent: Int?, depth: Int, in catalog: ErrorCatalog) {
      self.error = error
      facts = catalog.facts(of: error)
      self.parent = parent
      self.depth = depth
      object = type(of: error) is AnyClass ? ObjectIdentifier(error as AnyObject) : nil
      context = ErrorContext.trace(of: error)
    }
  }

  static let limit = 500

  private(set) var nodes: [Node]
  /// The catalog that knows the meanings of the errors.
  let catalog: ErrorCatalog

  /// Whether the tree holds every cause; false if the limit was exceeded or a cycle was cut.
  package private(set) var isComplete = true

  /// Collects the causes of an error.
  ///
  /// - Parameters:
  ///   - error: The error at the top of the tree.
  ///   - catalog: The catalog that knows the meanings of the errors. The default is the one of the
  ///     stage that runs the current task.
  package init(_ error: any Error, in catalog: ErrorCatalog = .current) {
    self.catalog = catalog
    nodes = [Node(error, parent: nil, depth: 0, in: catalog)]
    var index = 0
    while index < nodes.count {
      collectCauses(of: index)
      index += 1
    }
    // The causes of an error follow it.
    for index in nodes.indices.reversed() {
      nodes[index].isCancellation = isCancellation(at: index)
    }
  }

  /// The error at the top of the tree.
  package var error: any Error { nodes[0].error }

  /// The activities that the error has left, or else the first of its causes with any; nil if there
  /// are none.
  var context: String? { nodes.lazy.compactMap(\.context).first }

  /// All errors in breadth-first order: the top error, its direct causes, then their causes.
  public var errors: [any Error] { nodes.map(\.error) }

  /// The root causes: the errors that have no cause of their own.
  package var roots: [any Error] { nodes.filter(\.causes.isEmpty).map(\.error) }

  /// Returns the indexes of an error and its causes, in breadth-first order.
  func subtree(at index: Int) -> [Int] {
    var indexes = [index]
    var next = 0
    while next < indexes.count {
      indexes += nodes[indexes[next]].causes
      next += 1
    }
    return indexes
  }

  private mutating func collectCauses(of index: Int) {
    // Request one more than the limit, to detect that causes were left out.
    let causes = nodes[index].error.directCauses(limit: Self.limit + 1)
    guard !causes.isEmpty else { return }
    let first = nodes.count
    for cause in causes {
      let node = Node(cause, parent: index, depth: nodes[index].depth + 1, in: catalog)
      if isAncestor(node, of: index) {
        nodes[index].isCircle = true
        isComplete = false
      } else if nodes.count == Self.limit {
        nodes[index].isCut = true
        isComplete = false
        break
      } else {
        nodes.append(node)
      }
    }
    nodes[index].causes = first..<nodes.count
  }

  /// Whether an error object is the error at an index, or an ancestor of that error.
  ///
  /// A value can't contain itself. If its computed causes repeat forever, the limit ends the
  /// traversal.
  private func isAncestor(_ cause: Node, of index: Int) -> Bool {
    guard let object = cause.object else { return false }
    var next: Int? = index
    while let index = next {
      if nodes[index].object == object { return true }
      next = nodes[index].parent
    }
    return false
  }
}

extension Error {
  /// The error together with its direct and indirect causes.
  public var causeTree: CauseTree { CauseTree(self, in: ErrorCatalog()) }
}

extension CauseTree: SafelyDescribed {
  /// The support code with the labels of the error and its first root cause, on one line without
  /// payloads.
  package var safeText: String {
    let line = "\(SupportCode(of: self)) \(ErrorLabel(of: error).text)"
    guard nodes.count > 1, let root = roots.first else { return line }
    return "\(line) ← \(ErrorLabel(of: root).text)"
  }

  /// A multiline rendering for developers: each error on its own line, followed by its public
  /// details.
  ///
  /// Errors appear as type, case and code. Payloads are never included.
  ///
  /// ```text
  /// App.SyncError.uploadFailed
  ///   attempt: 3
  /// └─ NSURLErrorDomain -1001
  /// ```
  package var developerText: String {
    var lines: [String] = []
    render(0, branch: "", indentation: "", into: &lines)
    return lines.joined(separator: "\n")
  }

  /// The depth at which rendering stops: deeper trees are unreadable, and every level widens the
  /// lines.
  private static let renderedDepth = 30
  private static let renderedLines = 200

  private func render(
    _ index: Int, branch: String, indentation: String, into lines: inout [String]
  ) {
    let node = nodes[index]
    lines.append(branch + ErrorLabel(of: node.error).text)
    let bar = node.causes.isEmpty ? "  " : "│ "
    lines += PublicDetail.all(of: node).map { "\(indentation)\(bar)\($0)" }
    if node.isCircle { lines.append(indentation + "└─ (goes round in a circle)") }
    guard node.depth < Self.renderedDepth || node.causes.isEmpty else {
      lines.append(indentation + "└─ …")
      return
    }
    for cause in node.causes {
      guard lines.count < Self.renderedLines else { return lines.append(indentation + "└─ …") }
      let isLast = cause == node.causes.upperBound - 1 && !node.isCut
      render(
        cause, branch: indentation + (isLast ? "└─ " : "├─ "),
        indentation: indentation + (isLast ? "   " : "│  "), into: &lines)
    }
    if node.isCut { lines.append(indentation + "└─ …") }
  }
}
