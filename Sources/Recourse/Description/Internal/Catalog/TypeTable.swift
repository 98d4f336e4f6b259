/// The cases of a library's type of error, found by the type's name, so that nothing is linked.
///
/// The initializers only assign, so that the compiler stores the tables as data: otherwise, their
/// creation would be a fifth of the library's code, and would run before the first description.
struct TypeTable: Sendable {
  /// A case of an enum, or a value of the property that holds a type's code.
  struct Case: Sendable {
    /// The name of the case.
    ///
    /// A dotted name continues with a case in the payload, a final "*" stands for any ending, and
    /// "|" separates names. A case of a type that describes itself is known by its number, such as
    /// "#2"; the empty name is the type's.
    let name: String
    let meaning: ErrorMeaning?
    let remedy: ErrorRemedy?
    /// The domain of the number in the payload; nil if the case itself has a meaning.
    let domain: String?

    init(_ name: String, _ meaning: ErrorMeaning, _ remedy: ErrorRemedy? = nil) {
      self.name = name
      self.meaning = meaning
      self.remedy = remedy
      domain = nil
    }

    init(_ name: String, codeOf domain: String) {
      self.name = name
      self.domain = domain
      meaning = nil
      remedy = nil
    }
  }

  /// The name of the type, with the module and the outer types if an app may have one of that name.
  let name: String
  /// The audience of the texts of an error.
  let texts: ErrorTexts
  /// The path of the property that holds the code; empty for an enum.
  let path: String
  /// The domain of the number in that property; nil if the property has cases.
  let domain: String?
  /// The path of a cause in an object, in which no cause is searched for; empty if there is none.
  let causePath: String
  /// The path of a text for people that no protocol declares; empty if there is none.
  let textPath: String
  let cases: [Case]

  init(
    _ name: String, at path: String = "", codeOf domain: String? = nil,
    causeAt causePath: String = "", textAt textPath: String = "",
    texts: ErrorTexts = .fallback, _ cases: [Case] = []
  ) {
    self.name = name
    self.path = path
    self.domain = domain
    self.causePath = causePath
    self.textPath = textPath
    self.texts = texts
    self.cases = cases
  }
}

extension TypeTable {
  /// The tables by the last part of their names.
  private static let byName = Dictionary(grouping: all) {
    $0.name.split(separator: ".").last ?? ""
  }

  /// Returns the tables that have the type of an error.
  static func tables(of error: any Error) -> [TypeTable] {
    let name = ErrorLabel.typeName(of: error).withoutGenericArguments
    return (byName[name.split(separator: ".").last ?? ""] ?? [])
      .filter { name == $0.name || name.hasSuffix("." + $0.name) }
  }
}

extension String {
  /// The name of a type without the arguments of generic types.
  fileprivate var withoutGenericArguments: String {
    var depth = 0
    return filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
  }
}
