/// The words that Foundation makes up for an error that has none.
///
/// "The operation couldn’t be completed. (App.MyError error 0.)" exists in all languages of the
/// system. What they share is the end: a type or a domain and a number, in parentheses.
enum Placeholder {
  static func matches(_ text: String) -> Bool {
    isEnglish(text) || endsWithTypeAndCode(text)
  }

  private static func isEnglish(_ text: String) -> Bool {
    guard text.hasPrefix("The operation could") else { return false }
    return ["n’t", "n't", " not"].contains { negation in
      let sentence = "The operation could\(negation) be completed"
      // Where the sentence goes on, somebody has written a reason.
      guard text.hasPrefix(sentence) else { return false }
      return [nil, ".", ":"].contains(text.dropFirst(sentence.count).first)
    }
  }

  private static func endsWithTypeAndCode(_ text: String) -> Bool {
    // The last 200 characters have room for the longest names, and for no long work.
    let ending = text.unicodeScalars.suffix(200).drop { !opening.contains($0) }
    guard let last = ending.last(where: { !trailing.contains($0) }), closing.contains(last)
    else { return false }
    let words = ending.split { !isPartOfName($0) }
    guard words.count <= 12, let first = words.first, let last = words.last else { return false }
    return words.contains(where: isTypeOrDomain) && (isNumber(first) || isNumber(last))
  }

  private static let opening: Set<Unicode.Scalar> = ["(", "（"]
  private static let closing: Set<Unicode.Scalar> = [")", "）"]
  private static let trailing: Set<Unicode.Scalar> = [".", "。", "।", " ", "\u{200E}", "\u{200F}"]

  private static func isPartOfName(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "." || scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic
      || scalar.properties.numericType == .decimal
  }

  /// Whether a word is like App.MyError or NSCocoaErrorDomain, and not like Picture.JPG.
  private static func isTypeOrDomain(_ word: Substring.UnicodeScalarView) -> Bool {
    let names = word.split(separator: ".", omittingEmptySubsequences: false)
    guard let name = names.last(where: { !$0.isEmpty }), let initial = name.first
    else { return false }
    if String(name).hasSuffix("Domain") { return true }
    return names.count > 1 && initial.properties.isUppercase
      && name.contains(where: \.properties.isLowercase)
  }

  private static func isNumber(_ word: Substring.UnicodeScalarView) -> Bool {
    let digits = word.filter { $0 != "." }
    return !digits.isEmpty && digits.allSatisfy { $0.properties.numericType == .decimal }
  }
}
