import Foundation
import Recourse

extension LintedText {
  /// Returns the error numbers in the text, which only developers understand.
  func codes(of error: any Error) -> [String] {
    let own = Set(numbers(of: error))
    return words.filter { own.contains($0) || isTypical($0) } + numbered
  }

  /// The words, including the signs that error numbers contain.
  private var words: [String] {
    text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "-" }.map(String.init)
  }

  /// Returns whether a word is spelled like an error number.
  private func isTypical(_ word: String) -> Bool {
    if word.hasPrefix("0x") { return word.dropFirst(2).allSatisfy(\.isHexDigit) }
    return word.hasPrefix("-") && word.count > 2 && word.dropFirst().allSatisfy(\.isNumber)
  }

  /// Numbers after a word such as "error" or "code", or alone in parentheses.
  private var numbered: [String] {
    guard text.contains(where: \.isNumber) else { return [] }
    return text.matches(of: /(?i)(?:error|code|status|errno)[\s:#]*\d+|[(\[]-?\d{3,}[)\]]/)
      .map { String($0.output) }
  }

  /// Returns the codes of an error, except small ones, which may count things.
  private func numbers(of error: any Error) -> [String] {
    [(error as? any CustomNSError)?.errorCode, (error as? any HTTPError)?.statusCode]
      .compactMap(\.self)
      .filter { $0.magnitude >= 100 }
      .map(String.init)
  }
}
