import Foundation
import Recourse

/// The names of an error, its causes and its payloads in code, and their printed forms.
struct CodeNames {
  /// Names and printed forms that aren't words of any language, longest first.
  private(set) var certain: [String] = []
  /// Names that may also be words, such as "offline".
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

  /// Collects the errors and the enums in a value; everything else may be meant for users.
  private static func collect(_ value: Any, depth: Int, into values: inout [Any]) {
    guard depth > 0, values.count < limit else { return }
    let mirror = Mirror(reflecting: value)
    if value is any Error || mirror.displayStyle == .enum { values.append(value) }
    for child in mirror.children.prefix(limit) {
      collect(child.value, depth: depth - 1, into: &values)
    }
  }

  /// Returns the names of a value's type and case, and the results of interpolating the value.
  private static func names(of value: Any) -> [String] {
    let type = type(of: value)
    var names = [String(describing: type), String(reflecting: type)]
    if Mirror(reflecting: value).displayStyle == .enum,
      let label = Mirror(reflecting: value).children.first?.label
    {
      names.append(label)
    }
    // A type's own description may be meant for users. Every error can be cast to NSError, which
    // has a description of its own, so check the type instead of the value.
    let describesItself =
      type is any CustomStringConvertible.Type || type is any CustomDebugStringConvertible.Type
      || type is any TextOutputStreamable.Type
    if !describesItself { names += [String(describing: value), String(reflecting: value)] }
    return names.filter { $0.count > 2 }
  }
}

extension String {
  /// Whether the string is spelled as in code, unlike words and "iPhone", "macOS" or "GitHub".
  fileprivate var isCodeName: Bool {
    contains { "_.(<\"".contains($0) } || contains(/^[a-z]{2,}\d*[A-Z][a-z]/)
      || contains(/^[A-Z]\w*[a-z0-9][A-Z]/) || contains(/^[A-Z]{2,}[a-z]/)
  }
}
