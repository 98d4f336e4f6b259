import RecourseTesting

/// The sources of one app with generated error types, at three points of its history.
///
/// All builds have the same types. Between builds, cases are added, removed and reordered, and
/// payloads change.
struct GeneratedBuilds {
  static let count = 500
  private static let words = [
    "declined", "expired", "missing", "locked", "refused", "tooLarge", "stale", "unknown",
  ]

  /// Returns the program of a build, which prints a line for each error: the name of its problem,
  /// and the domain, the code and the support code, separated by tabs.
  static func program(_ build: Int) -> String {
    let types = (0..<count).map { GeneratedType($0, in: build) }
    return """
      import Foundation
      import Recourse

      @inline(never) func emit(_ problem: String, _ error: any Error) {
        let group = NSError(grouping: error)
        let code = ErrorDescriber().describe(error).supportCode
        print(problem, group.domain, group.code, code, separator: "\\t")
      }

      \(types.map(\.declaration).joined(separator: "\n"))

      \(types.map(\.function).joined(separator: "\n"))

      \((0..<count).map { "emit\($0)()" }.joined(separator: "\n"))
      """
  }

  /// A generated type: every tenth has the same form.
  private struct GeneratedType {
    private let number: Int
    private let build: Int
    private let cases: [String]

    init(_ number: Int, in build: Int) {
      self.number = number
      self.build = build
      var generator = SeededGenerator(seed: UInt64(clamping: number))
      var cases = Array(words.shuffled(using: &generator).prefix(5))
      // A later build adds a case at the front, and removes another one.
      if build > 0 { cases.insert("added", at: 0) }
      if build > 1 { cases.remove(at: 3) }
      var order = SeededGenerator(seed: UInt64(clamping: number * 10 + build))
      if build > 0 { cases.shuffle(using: &order) }
      self.cases = cases
    }

    private var name: String { "Error\(number)" }

    var declaration: String {
      let plain = "case " + cases.joined(separator: ", ")
      return switch number % 10 {
      case 0: "enum \(name): Error { \(plain) }"
      case 1: "enum \(name): Error { \(withPayloads) }"
      case 2: "enum \(name): String, Error { \(plain) }"
      case 3: "enum \(name): Int, Error { \(plain) }"
      case 4:
        "enum \(name): Error, CustomStringConvertible { \(plain); var description: String { \"?\" } }"
      case 5: "enum \(name): CustomNSError { \(withPayloads) }"
      case 6:
        "enum \(name): CustomNSError { \(plain); static var errorDomain: String { \"\(name)\" } }"
      case 7: "enum \(name) { private enum Inner: Error { \(plain) }\n\(nestedFunction) }"
      case 8: "struct \(name): Error { var file: String }"
      default: "final class \(name): Error { let file: String; init(_ f: String) { file = f } }"
      }
    }

    private var withPayloads: String {
      cases.map { hasPayload($0) ? "case \($0)(String, Int)" : "case \($0)" }
        .joined(separator: "; ")
    }

    private func hasPayload(_ name: String) -> Bool { name.count % 2 == 0 }

    var function: String {
      number % 10 == 7
        ? "func emit\(number)() { \(name).emitAll() }" : "func emit\(number)() { \(calls(name)) }"
    }

    private var nestedFunction: String { "static func emitAll() { \(calls("Inner")) }" }

    private func calls(_ type: String) -> String {
      switch number % 10 {
      case 8: return payloads.map { "emit(\"\(name)\", \(type)(file: \"\($0)\"))" }.joined("; ")
      case 9: return payloads.map { "emit(\"\(name)\", \(type)(\"\($0)\"))" }.joined("; ")
      default:
        let hasPayloads = [1, 5].contains(number % 10)
        return cases.flatMap { name in
          let values =
            hasPayloads && hasPayload(name) ? payloads.map { "(\"\($0)\", \(build))" } : [""]
          return values.map { "emit(\"\(self.name).\(name)\", \(type).\(name)\($0))" }
        }
        .joined("; ")
      }
    }

    private var payloads: [String] { ["tax.pdf \(build)", "diary \(build)"] }
  }
}

extension [String] {
  fileprivate func joined(_ separator: String) -> String { joined(separator: separator) }
}
