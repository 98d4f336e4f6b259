import Foundation

/// The uses in a source file, from the compiler's syntax tree.
///
/// A use inherits the requirements of all code around it: the `@available` of each enclosing
/// declaration, and the versions for which `#available` or `#unavailable` lets the code run in an
/// `if`, a `guard` or a `while`.
///
/// The tree also contains calls that nobody wrote, such as the `next(isolation:)` of a `for await`.
/// They are left out: for older systems, the compiler calls another declaration.
struct SyntaxTree {
  private(set) var uses: Set<Use> = []
  private let file: String
  private let lines: Lines
  private var names = TypeNames()

  typealias Node = [String: Any]

  /// Reads the tree of a file.
  ///
  /// - Parameters:
  ///   - data: The tree, in the compiler's JSON format.
  ///   - source: The file.
  /// - Throws: An error if the data is not a tree.
  init(_ data: Data, of source: ModuleInput.Source) throws {
    file = source.path
    lines = Lines(source.text)
    guard let tree = try JSONSerialization.jsonObject(with: data) as? Node else {
      throw CocoaError(.fileReadCorruptFile)
    }
    visit(tree, Scope())
  }

  /// The facts that a node inherits from the nodes around it.
  private struct Scope {
    var offset = 0
    var availability = Availability()
    var isConverted = false

    /// Sets whether the value of a node inside is converted to an integer of a known width, only
    /// compared, or read as bytes.
    mutating func noteConversion(in node: Node, _ kind: String) {
      switch kind {
      case "call_expr":
        let callee = node.callee
        isConverted =
          callee.is("constructor_ref_call_expr")
          ? Self.integers.contains(node["type"] as? String ?? "")
          : (callee["decl"] as? Node)?["base_name"] as? String == "withUnsafeBytes"
      case "binary_expr": isConverted = isConverted || node["type"] as? String == "$sSbD"
      case "brace_stmt", "closure_expr": isConverted = false
      default: return
      }
    }

    private static let integers: Set = [
      "$sSiD", "$sSuD", "$ss5Int32VD", "$ss6UInt32VD", "$ss5Int64VD", "$ss6UInt64VD",
    ]
  }

  private mutating func visit(_ node: Node, _ outer: Scope) {
    var scope = outer
    let kind = node["_kind"] as? String ?? ""
    // The code of a macro has offsets of its own; its place is that of the code around it.
    if let range = node["range"] as? Node, range["buffer_id"] == nil,
      let start = range["start"] as? Int
    {
      scope.offset = start
    }
    scope.availability.formUnion(Availability(attributesOf: node))
    scope.noteConversion(in: node, kind)
    if kind == "destructor_decl", node.children("attrs").contains(where: { $0.is("isolated_attr") })
    {
      record(.isolatedDeinit, scope)
    }
    let conditions = Conditions(node)
    for (key, value) in node {
      switch (key, value) {
      case ("usr", _): continue
      case ("fn", _) where kind == "call_expr" && node["implicit"] != nil: continue
      case (_, let text as String): record(text, scope)
      case (_, let child as Node):
        var scope = scope
        scope.availability.formUnion(conditions.availability(of: key, in: kind))
        // The result of a function has the place of its call.
        if key == "fn" { scope.isConverted = outer.isConverted }
        visit(child, scope)
      case (_, let children as [Any]): visit(children, scope)
      default: continue
      }
    }
  }

  /// Visits nodes in their order, each of which may narrow the versions for those after it.
  private mutating func visit(_ nodes: [Any], _ outer: Scope) {
    var scope = outer
    for (index, node) in nodes.enumerated() {
      guard let node = node as? Node else {
        if let text = node as? String { record(text, scope) }
        continue
      }
      var inner = scope
      if node.is("pattern_binding_decl"), index + 1 < nodes.count,
        let variable = nodes[index + 1] as? Node
      {
        // The attributes of a stored property are in the node of its variable.
        inner.availability.formUnion(Availability(attributesOf: variable))
      }
      visit(node, inner)
      if node.isAvailable == true {
        scope.availability.formUnion(Conditions.availability([node]))
      } else if node.is("guard_stmt") {
        scope.availability.formUnion(Conditions(node).available)
      }
    }
  }

  private mutating func record(_ text: String, _ scope: Scope) {
    if text.hasPrefix("s:") || text.hasPrefix("c:") {
      record(.declaration(text), scope)
    } else if text.hasPrefix("$s") {
      for subject in names.subjects(in: text) { record(subject, scope) }
    }
  }

  private mutating func record(_ subject: Use.Subject, _ scope: Scope) {
    uses.insert(
      Use(
        subject: subject, file: file, line: lines.line(at: scope.offset),
        availability: scope.availability, isConverted: scope.isConverted))
  }
}

extension SyntaxTree.Node {
  func `is`(_ kind: String) -> Bool { self["_kind"] as? String == kind }

  func children(_ key: String) -> [SyntaxTree.Node] {
    self[key] as? [SyntaxTree.Node] ?? []
  }

  /// The function of a call, without conversions of its type.
  fileprivate var callee: SyntaxTree.Node {
    var callee = self["fn"] as? SyntaxTree.Node ?? [:]
    while callee.is("function_conversion_expr"), let inner = callee["sub_expr"] as? SyntaxTree.Node
    {
      callee = inner
    }
    return callee
  }
}

/// The lines of a source, by their offsets in bytes.
private struct Lines {
  private let ends: [Int]

  init(_ text: String) {
    ends = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
  }

  func line(at offset: Int) -> Int {
    var (low, high) = (0, ends.count)
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] < offset { low = middle + 1 } else { high = middle }
    }
    return low + 1
  }
}
