/// Reads the errors of a type by a table of the type.
struct TypeReader: Sendable {
  private let table: TypeTable
  private let path: [Substring]
  private let causePath: [Substring]
  private let textPath: [Substring]
  private let cases: [String: TypeTable.Case]

  init(_ table: TypeTable) {
    self.table = table
    path = table.path.split(separator: ".")
    causePath = table.causePath.split(separator: ".")
    textPath = table.textPath.split(separator: ".")
    cases = Dictionary(
      table.cases.flatMap { found in
        found.name.split(separator: "|", omittingEmptySubsequences: false)
          .map { (String($0), found) }
      },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the facts about an error of this type.
  private func facts(of error: any Error) -> CatalogFacts {
    var facts = facts(byCaseOf: error)
    if !textPath.isEmpty {
      facts.ownText =
        ValueOutline.value(at: textPath, in: error).map(ValueOutline.unwrapped)
        as? String
    }
    return facts
  }

  private func facts(byCaseOf error: any Error) -> CatalogFacts {
    guard let value = ValueOutline.value(at: path, in: error) else {
      return CatalogFacts(texts: table.texts)
    }
    var outline = ValueOutline()
    outline.read(value)
    guard table.domain == nil else {
      return CatalogFacts(row(of: outline.number, in: table.domain), table.texts)
    }
    guard let found = found(by: outline.names) else { return CatalogFacts(texts: table.texts) }
    if let meaning = found.meaning {
      return CatalogFacts(meaning: meaning, givenRemedy: found.remedy, texts: table.texts)
    }
    return CatalogFacts(row(of: outline.number, in: found.domain), table.texts)
  }

  private func row(of number: Int?, in domain: String?) -> CodeTable.Row? {
    guard let number, let domain else { return nil }
    return CodeTable.row(of: number, in: domain)
  }

  /// Returns the most specific case: the longest path, then the longest beginning ("08*"), then the
  /// case of the whole type.
  private func found(by names: [String]) -> TypeTable.Case? {
    var path = names[...]
    while !path.isEmpty {
      if let found = cases[path.joined(separator: ".")] { return found }
      path.removeLast()
    }
    var name = names.first ?? ""
    while !name.isEmpty {
      if let found = cases[name + "*"] { return found }
      name.removeLast()
    }
    return cases[""]
  }
}

extension TypeReader {
  /// Returns the facts about an error by the readers of its type; nil if there are none.
  ///
  /// A type can have several tables, whose properties are read one after the other.
  static func facts(of error: any Error, by readers: [TypeReader]) -> CatalogFacts? {
    let facts = readers.map { $0.facts(of: error) }
    return facts.first { $0.meaning != nil && $0.meaning != .general }
      ?? facts.first { $0.meaning != nil } ?? facts.first
  }

  /// Returns the cause that an error of a known type keeps in an object; nil if there is none.
  static func cause(of error: any Error) -> (any Error)? {
    TypeOutline.outline(of: error).readers.lazy.filter { !$0.causePath.isEmpty }
      .compactMap { ValueOutline.value(at: $0.causePath, in: error) }
      .compactMap { ValueOutline.unwrapped($0) as? any Error }.first
  }
}

/// The names of nested cases and the first number in a value, read through its mirror.
private struct ValueOutline {
  private(set) var names: [String] = []
  private(set) var number: Int?

  private static let depth = 6
  private static let properties = 20

  /// Returns the value of a property, which may be nested; nil if there is none.
  static func value(at path: [Substring], in error: any Error) -> Any? {
    var value: Any = error
    for name in path {
      let container = unwrapped(value)
      let property = Mirror(reflecting: container).children.first { $0.label == String(name) }
      guard let next = property?.value ?? element(named: name, of: container) else { return nil }
      value = next
    }
    return value
  }

  /// Returns the value of a dictionary for a key, which is known by its text or its number.
  private static func element(named name: Substring, of container: Any) -> Any? {
    if let table = container as? [String: Any] { return table[String(name)] }
    let mirror = Mirror(reflecting: container)
    guard mirror.displayStyle == .dictionary else { return nil }
    let elements = mirror.children.prefix(properties * 2).map {
      Mirror(reflecting: $0.value).children.map(\.value)
    }
    let found = elements.first { element in
      guard let key = element.first else { return false }
      return "\(key)" == name || integer(key).map { "\($0)" == name } ?? false
    }
    return found?.last
  }

  /// Reads a value: a case with its payload, a number, or a text.
  mutating func read(_ value: Any, depth: Int = 0) {
    let value = Self.unwrapped(value)
    if let integer = Self.integer(value) {
      number = number ?? integer
      if depth == 0 { names.append("\(integer)") }
    } else if let text = value as? String {
      let digits = text.prefix(20)
      number = number ?? Int(digits)
      if depth == 0 { names.append(text) }
    } else if Mirror(reflecting: value).displayStyle == .enum, depth < Self.depth {
      names.append(Self.caseName(of: value))
      for child in Mirror(reflecting: value).children { readPayload(child.value, depth + 1) }
    }
  }

  private mutating func readPayload(_ value: Any, _ depth: Int) {
    let mirror = Mirror(reflecting: Self.unwrapped(value))
    switch mirror.displayStyle {
    case .tuple:
      for child in mirror.children { readValue(child.value, depth) }
    case .struct, .class:
      // A response, whose status is one of its properties.
      let properties = mirror.children.prefix(Self.properties)
      properties.first { $0.label == "statusCode" }.map { read($0.value, depth: depth) }
      if properties.isEmpty || number == nil { readValue(value, depth) }
    default:
      readValue(value, depth)
    }
  }

  /// Reads a value of a payload that isn't an error; an error is a cause of its own.
  private mutating func readValue(_ value: Any, _ depth: Int) {
    if !(Self.unwrapped(value) is any Error) { read(value, depth: depth) }
  }

  /// Returns an integer, the integer that a value stands for, or the status of a response.
  private static func integer(_ value: Any) -> Int? {
    if let integer = value as? any BinaryInteger { return Int(clamping: integer) }
    if let status = CodeTable.status(of: value) { return status }
    guard let value = value as? any RawRepresentable, !(value is any Error),
      let integer = value.rawValue as? any BinaryInteger
    else { return nil }
    return Int(clamping: integer)
  }

  /// Returns the name of a case, or its number ("#2") if the type describes itself.
  private static func caseName(of value: Any) -> String {
    EnumCase(of: value)?.name ?? (value as? any Error).flatMap(ErrorLabel.caseName)
      ?? "\(value)"
  }

  static func unwrapped(_ value: Any) -> Any {
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional, let some = mirror.children.first else { return value }
    return unwrapped(some.value)
  }
}
