/// A domain, the word for an error, and a code, as Foundation writes them in parentheses.
struct CodePhrase {
  private let domain: [Substring]
  /// Whether the word for an error is between the domain and the code.
  private let isInOrder: Bool
  /// Whether a full stop is at the end, or the script writes none.
  private let isComplete: Bool

  /// Whether a text between parentheses is Foundation's.
  ///
  /// Words such as "Server error 500" may be an app's, unless every sign is as in Foundation's text.
  static func isFoundations(_ text: String) -> Bool {
    readings(of: text).contains {
      $0.hasTypeOrDomain || $0.isInOrder && $0.isComplete && $0.domain.allSatisfy(isName)
    }
  }

  /// Whether a text has the name of a type or a domain, the word for an error, and a code.
  static func namesTypeOrDomain(_ text: String) -> Bool {
    readings(of: text).contains(where: \.hasTypeOrDomain)
  }

  private static func readings(of text: String) -> [Self] {
    let text = ErrorLabel.withoutContexts(text)
    // Foundation adds what it knows for developers after a dash.
    let detail = text.firstRange(ofBytesOf: " - ").map { text[..<$0.lowerBound] + "." }
    return [text[...], detail].compactMap { $0.flatMap { Self($0) } }
  }

  private var hasTypeOrDomain: Bool { domain.count == 1 && Self.isTypeOrDomain(domain[0]) }

  /// Whether a text is nothing but the domain and the code of an error, with at most two other words.
  static func names(_ identity: (domain: String, code: Int), in text: String) -> Bool {
    let text = ErrorLabel.withoutContexts(text)
    let domain = ErrorLabel.withoutContexts(identity.domain)
    guard !domain.isEmpty, let place = text.firstRange(ofBytesOf: domain) else { return false }
    let rest = text[..<place.lowerBound] + " " + text[place.upperBound...]
    var words = rest.split { $0 != "-" && !$0.isLetter && !$0.isNumber }
    guard let code = words.firstIndex(where: { Self.number($0) == identity.code }) else {
      return false
    }
    words.remove(at: code)
    return words.count <= 2
  }

  /// Reads a text; nil if it is something else.
  private init?(_ text: Substring) {
    let end = text.last { !$0.isWhitespace }
    let hasStop = end == "." || end == "。"
    let stops = text.reversed().prefix { $0 == "." || $0 == "。" || $0.isWhitespace }.count
    var words = text.dropLast(stops).split { $0.isWhitespace || ",，、".contains($0) }
    guard let index = Self.removeCode(from: &words) else { return nil }
    let isGlued: Bool
    if let word = words.lastIndex(where: { PlaceholderWording.errors.contains($0.folded) }) {
      words.remove(at: word)
      isInOrder = word > 0 && word == index - 1
      isGlued = false
    } else {
      let ending = words.lazy.enumerated().compactMap { index, word in
        PlaceholderWording.endings.first { word.folded.hasSuffix($0) }.map { (index, $0.count) }
      }.first
      guard let (word, count) = ending else { return nil }
      words[word] = words[word].dropLast(count)
      isInOrder = word == index - 1
      isGlued = words[word].last != "-"
    }
    isComplete = hasStop || isGlued
    domain = words.filter { !$0.isEmpty && !PlaceholderWording.prepositions.contains($0) }
    guard !domain.isEmpty else { return nil }
  }

  /// Takes the code out, and returns the number of words before it.
  private static func removeCode(from words: inout [Substring]) -> Int? {
    guard let last = words.last else { return nil }
    if let index = words.lastIndex(where: { number($0) != nil }) {
      words.remove(at: index)
      return index
    }
    // In some scripts no space is before it.
    let digits = last.reversed().prefix { $0.isWholeNumber || $0 == "-" }.count
    guard digits > 0, number(last.suffix(digits)) != nil else { return nil }
    words[words.count - 1] = last.dropLast(digits)
    return words.count
  }

  /// A whole number in the digits of any script.
  private static func number(_ word: some StringProtocol) -> Int? {
    let size = word.first == "-" || word.first == "−" ? word.dropFirst() : word[...]
    guard !size.isEmpty, size.count < 20 else { return nil }
    let values = size.compactMap(\.wholeNumberValue).filter { $0 < 10 }
    guard values.count == size.count else { return nil }
    let sign = size.startIndex == word.startIndex ? "" : "-"
    let digits = sign + values.map(String.init).joined()
    return Int(digits)
  }

  /// Whether a word is like App.MyError, com.example.app or NSCocoaErrorDomain.
  private static func isTypeOrDomain(_ word: Substring) -> Bool {
    if word.hasSuffix("Domain") { return true }
    let parts = word.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && parts.allSatisfy { $0.first?.isLetter == true || $0.first == "_" }
  }

  /// Whether a word may be part of a name.
  private static func isName(_ word: Substring) -> Bool {
    word.first?.isLowercase == false && word.last != "."
  }
}
