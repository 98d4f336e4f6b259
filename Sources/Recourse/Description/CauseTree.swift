/// An error with all that caused it.
///
/// It follows every ``CausedError``, `NSUnderlyingErrorKey`, `NSMultipleUnderlyingErrorsKey`, the contexts
/// of decoding and encoding errors, and the partial errors of CloudKit and Core Data. The causes of any
/// other error are the errors in its payload: in the associated values of its case, in its properties,
/// and in the optionals, results, collections and structures among them. The tree ends where causes go
/// round in a circle, and after 500 errors, those near the top first.
///
/// ```swift
/// for cause in error.causeTree.errors where cause is URLError {
///   checkConnection()
/// }
/// ```
public struct CauseTree: Sendable {
  /// A place in the tree.
  ///
  /// The nodes are in breadth-first order, so that those of the same parent stand side by side and
  /// no tree is too deep to be released.
  struct Node: Sendable {
    let error: any Error
    let parent: Int?
    let depth: Int
    var causes = 0..<0
    /// Whether the tree has no room for all of its causes.
    var isCut = false
    /// Whether it is among its own causes.
    var isCircle = false
    /// Which object it is; nil for a value.
    let object: ObjectIdentifier?

    init(_ error: any Error, parent: Int?, depth: Int) {
      self.error = error
      self.parent = parent
      self.depth = depth
      object = type(of: error) is AnyClass ? ObjectIdentifier(error as AnyObject) : nil
    }
  }

  static let limit = 500

  private(set) var nodes: [Node]

  /// Whether every cause is there; false where there were too many, or a circle was cut.
  public private(set) var isComplete = true

  /// Collects what caused an error.
  ///
  /// - Parameter error: The error at the top.
  public init(_ error: any Error) {
    nodes = [Node(error, parent: nil, depth: 0)]
    var index = 0
    while index < nodes.count {
      collectCauses(of: index)
      index += 1
    }
  }

  /// An error that has no causes for certain.
  init(withoutCauses error: any Error) {
    nodes = [Node(error, parent: nil, depth: 0)]
  }

  /// The error at the top.
  public var error: any Error { nodes[0].error }

  /// The error and all its causes: first the error, then its direct causes, then theirs.
  public var errors: [any Error] { nodes.map(\.error) }

  /// The first causes of all: those that have no cause themselves.
  public var roots: [any Error] { nodes.filter(\.causes.isEmpty).map(\.error) }

  private mutating func collectCauses(of index: Int) {
    // One more than fits tells whether there are more.
    let causes = nodes[index].error.directCauses(limit: Self.limit + 1)
    guard !causes.isEmpty else { return }
    let first = nodes.count
    for cause in causes {
      let node = Node(cause, parent: index, depth: nodes[index].depth + 1)
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

  /// Whether an object is its own cause.
  ///
  /// Values can't be, though they may claim it forever; the limit ends that.
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
  /// The error with all that caused it.
  public var causeTree: CauseTree { CauseTree(self) }
}
