/// The versions that the conditions of a statement check for.
struct Conditions {
  /// The requirements of the code that runs if the conditions hold.
  let available: Availability
  /// The requirements of the code that runs otherwise.
  let otherwise: Availability

  init(_ statement: SyntaxTree.Node) {
    let conditions = statement.children("conditions")
    available = Self.availability(conditions.filter { $0.isAvailable == true })
    // With other conditions, the code can run for their sake.
    otherwise =
      conditions.count == 1
      ? Self.availability(conditions.filter { $0.isAvailable == false }) : Availability()
  }

  /// Returns the requirements of a child of a statement.
  func availability(of key: String, in kind: String) -> Availability {
    switch (kind, key) {
    case ("if_stmt", "then_stmt"), ("while_stmt", "body"): available
    case ("if_stmt", "else_stmt"), ("guard_stmt", "body"): otherwise
    default: Availability()
    }
  }

  /// Returns the versions in some conditions.
  static func availability(_ conditions: [SyntaxTree.Node]) -> Availability {
    conditions.flatMap { $0.children("queries") }.reduce(into: Availability()) { result, query in
      guard let domain = query["domain"] as? String,
        let version = (query["version"] as? String).flatMap({ Version($0) })
      else { return }
      result.require(version, in: domain)
    }
  }
}

extension SyntaxTree.Node {
  /// Whether a condition is `#available` or, for false, `#unavailable`.
  ///
  /// The compiler writes both as `#available`, but only the former has an asterisk.
  var isAvailable: Bool? {
    guard self.is("#available") else { return nil }
    return children("queries").contains { $0["domain"] as? String == "*" }
  }
}

extension Availability {
  /// Reads the `@available` attributes of a declaration.
  init(attributesOf declaration: SyntaxTree.Node) {
    self.init()
    for attribute in declaration.children("attrs") where attribute.is("available_attr") {
      guard let domain = attribute["domain"] as? String else { continue }
      if attribute["unavailable"] != nil { exclude(domain) }
      if let version = (attribute["introduced"] as? String).flatMap({ Version($0) }) {
        require(version, in: domain)
      }
    }
  }
}
