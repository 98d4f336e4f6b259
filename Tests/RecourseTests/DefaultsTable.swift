import Foundation
import Testing

/// The table of the article about the defaults.
struct DefaultsTable {
  /// A row of the table.
  struct Row {
    /// The name of the default.
    let name: String
    /// The value with its unit.
    let value: String
    /// The parameters that change the value.
    let parameters: [Parameter]

    /// The numbers in the value.
    var numbers: [Double] { DefaultsTable.numbers(in: value) }
  }

  /// A parameter that has a default.
  struct Parameter: CustomStringConvertible {
    /// The type or the function that has the parameter.
    let owner: String
    let label: String

    var description: String { "\(owner)(\(label):)" }

    /// Returns the defaults that the declarations in a file give to the parameter.
    func defaults(in source: String) throws -> [String] {
      let owners = ["struct", "class", "actor", "func", "extension"].flatMap { kind in
        ["(", "<", ":", " "].map { "\(kind) \(owner)\($0)" }
      }
      guard source.contains("\(label): "), owners.contains(where: source.contains)
      else { return [] }
      let declaration = try Regex("\\b\(label)(?: [a-z]\\w*)?: [^,\\n=]+ = ([^,\\n]+)")
      return source.matches(of: declaration).compactMap { $0.output[1].substring.map(String.init) }
    }
  }

  let rows: [Row]

  init() throws {
    rows = try article("Defaults").split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
      .map { line in
        let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        try #require(cells.count == 4, "not a default, a value, an API and a reason: \(line)")
        let parameters = cells[2].matches(of: #/`([A-Za-z]+)\(([a-z][A-Za-z]*):\)`/#)
        return Row(
          name: cells[0], value: cells[1],
          parameters: parameters.map {
            Parameter(owner: String($0.output.1), label: String($0.output.2))
          })
      }
  }

  /// The numbers in the value of a default.
  subscript(name: String) -> [Double] {
    get throws { try #require(rows.first { $0.name == name }, "no row for \(name)").numbers }
  }

  /// Returns the numbers in a text, which may have separators.
  static func numbers(in text: String) -> [Double] {
    text.matches(of: #/[0-9][0-9,_]*(\.[0-9]+)?/#).compactMap {
      Double($0.output.0.filter { $0 != "," && $0 != "_" })
    }
  }

  /// Returns the source files of all modules.
  static func sources() throws -> [String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
  }
}
