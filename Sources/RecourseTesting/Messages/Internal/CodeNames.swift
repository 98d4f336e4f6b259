import Foundation
import Recourse

/// What an error, its causes and the values that it carries are called in code, and how they print.
struct CodeNames {
  /// Names and prints that are no words of any language, the longest first.
  private(set) var certain: [String] = []
  /// Names that may be words as well, such as "offline".
  private(set) var possible: [String] = []

  init(_ error: any Error) {
    var values: [Any] = []
    for error in error.causeTree.errors.prefix(Self.limit) {
      Self.collect(error, depth: 5, into: &values)
    }
    let names = Set(values.flatMap(Self.names)).sorted { ($1.count, $0) < ($0.count, $1) }
    certain = names.filter(\.isCodeName)
    possible = names.filter { !$0.isCodeName }
  }

  private static let limit = 50

  /// The errors and the enums in a value; everything else may be what a person should read.
  private static func collect(_ value: Any, depth: Int, into values: inout [Any]) {
    guard depth > 0, values.count < limit else { return }
    let mirror = Mirror(reflecting: value)
    if value is any Error || mirror.displayStyle == .enum { values.append(value) }
    for child in mirror.children.prefix(limit) {
      collect(child.value, depth: depth - 1, into: &values)
    }
  }

  /// The names of a value's type and case, and what interpolating the value gives.
  private static func names(of value: Any) -> [String] {
    let type = type(of: value)
    var names = [String(describing: type), String(reflecting: type)]
    if Mirror(reflecting: value).displayStyle == .enum,
      let label = Mirror(reflecting: value).children.first?.label
    {
      names.append(label)
    }
    // What a type says of itself may be meant for people. Every error can be cast to NSError, which
    // describes itself, so the type is asked.
    let describesItself =
      type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any TextOutputStreamable.Type
    if !describesItself { names += [String(describing: value), String(reflecting: value)] }
    return names.filter { $0.count > 2 }
  }
}

extension String {
  /// Whether it is written as in code: not like a word, and not like "iPhone", "macOS" or "GitHub".
  fileprivate var isCodeName: Bool {
    contains { "_.(<\"".contains($0) } || contains(/^[a-z]{2,}\d*[A-Z][a-z]/)
      || contains(/^[A-Z]\w*[a-z0-9][A-Z]/) || contains(/^[A-Z]{2,}[a-z]/)
  }
}
