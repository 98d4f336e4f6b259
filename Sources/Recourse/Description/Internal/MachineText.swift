import Foundation

/// Recognizes texts that no person should read: dumps, markup, data and statements of a database.
package enum MachineText {
  /// Returns whether an error's text was written by a machine, or for machines.
  package static func isIn(_ text: String, of error: any Error) -> Bool {
    let text = text.prefix(2_000)
    let signs = Signs(of: text.utf8)
    if signs.hasTags, isMarkup(text) { return true }
    if signs.hasBraces, isData(text) { return true }
    if signs.hasParentheses, isDump(text) { return true }
    if signs.hasCapitals, isStatement(text) { return true }
    let words = text.folded
    return nothings.contains(words.trimmingCharacters(in: unspoken))
      || PlaceholderWording.isWholeSentence(text) || CodePhrase.namesTypeOrDomain(String(text))
      || phrases.contains { words.firstRange(ofBytesOf: $0) != nil }
      || isIdentifier(text, isSpaced: signs.hasSpaces)
      || signs.hasParentheses && isPrinted(text, error)
  }

  private static let unspoken = CharacterSet.whitespacesAndNewlines
    .union(.punctuationCharacters).union(.symbols)

  /// The kinds of characters in a text, collected in one pass, because most texts have none.
  private struct Signs {
    private(set) var hasTags = false
    private(set) var hasBraces = false
    private(set) var hasParentheses = false
    private(set) var hasSpaces = false
    /// Whether three capital letters follow each other.
    private(set) var hasCapitals = false

    init(of bytes: Substring.UTF8View) {
      var capitals = 0
      for byte in bytes {
        capitals = 0x41...0x5A ~= byte ? capitals + 1 : 0
        if capitals == 3 { hasCapitals = true }
        switch byte {
        case UInt8(ascii: "<"): hasTags = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): hasBraces = true
        case UInt8(ascii: "("): hasParentheses = true
        case UInt8(ascii: " "), 0x80...: hasSpaces = true
        default: break
        }
      }
    }
  }

  private static func isMarkup(_ text: Substring) -> Bool {
    let text = text.lowercased()
    return ["<!doctype", "<html", "<head", "<body", "</", "<?xml", "/>", "<br"]
      .contains { text.contains($0) }
  }

  /// Returns whether a text is JSON, a property list or a printed dictionary, or contains one.
  private static func isData(_ text: Substring) -> Bool {
    guard let start = text.firstIndex(where: { $0 == "{" || $0 == "[" }) else { return false }
    let rest = text[start...]
    return rest.contains("\":") || rest.contains("\" :") || rest.contains(" = ")
      || start == text.startIndex && (rest.contains("\"") || rest.last == "}" || rest.last == "]")
  }

  private static func isDump(_ text: Substring) -> Bool {
    ["(null)", "Optional(", "codingPath:", "CodingKeys("].contains {
      text.contains($0)
    }
  }

  private static func isStatement(_ text: Substring) -> Bool {
    let statements = [
      ("SELECT ", " FROM "), ("INSERT ", "INTO "), ("UPDATE ", " SET "), ("DELETE ", "FROM "),
      ("CREATE ", "TABLE "), ("ALTER ", "TABLE "), ("DROP ", "TABLE "), ("PRAGMA ", "PRAGMA "),
    ]
    return statements.contains { text.contains($0) && text.contains($1) }
  }

  /// Texts that say nothing, without their punctuation.
  private static let nothings: Set<String> = [
    "null", "nil", "undefined", "unknown", "error", "unknown error", "an unknown error occurred",
    "unknown error occurred", "internal error", "an internal error occurred", "n/a", "none",
  ]

  /// Phrases of databases, which name tables and constraints, and of dumps, in lowercase.
  private static let phrases = [
    "violates unique constraint", "violates row-level security", "violates foreign key constraint",
    "violates check constraint", "violates not-null constraint", "constraint failed",
    "sqlite error", "no such table", "no such column", "syntax error at or near", "jwt expired",
    "duplicate entry '", "relation \"", "ora-0", "sqlstate[", "disk image is malformed",
    "error domain=", "userinfo={", "fatal error: ", "typeerror: ", "referenceerror: ",
    "exception: ", "exception at ", "traceback (most recent", ": 0x", "bearer ey", "jwt malformed",
  ]

  /// Returns whether a text is a name from code: "notFound", "invalid_grant" or "APIError.gone".
  private static func isIdentifier(_ text: Substring, isSpaced: Bool) -> Bool {
    guard !isSpaced, text.utf8.count > 1 else { return false }
    let rest = text.dropFirst()
    let isName = text.utf8.allSatisfy {
      0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || [0x5F, 0x2E].contains($0)
    }
    guard isName, text.last != "." else { return false }
    let isCompound = zip(text, rest).contains { $0.isLowercase && $1.isUppercase }
    return text.contains("_") || text.contains(".") || isCompound && text.first?.isLowercase == true
  }

  /// Returns whether a text is a value, printed in the standard way: "APIError.server(code: 17)".
  private static func isPrinted(_ text: Substring, _ error: any Error) -> Bool {
    guard let start = text.firstIndex(of: "("), start != text.startIndex,
      text.last == ")" || text.utf8.count > 1_900
    else { return false }
    let name = text[..<start]
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return false
    }
    let payload = text[start...].dropFirst()
    return name.contains(".") || name.first?.isLowercase == true || payload.first == "\""
      || payload.prefix { $0.isLetter || $0.isNumber }.endIndex < payload.endIndex
        && payload.drop { $0.isLetter || $0.isNumber }.hasPrefix(": ")
      || name == ErrorLabel.typeName(of: error).split(separator: ".").last ?? ""
  }
}
