import Foundation

/// The table of what the checks have looked at, in an article of the documentation.
struct ConformanceTable {
  /// The number of checks for each criterion and surface.
  private var counts: [Criterion: [Surface: Int]] = [:]

  mutating func add(_ finding: Finding, for criterion: Criterion, on surface: Surface) {
    counts[criterion, default: [:]][surface, default: 0] += finding.checked
  }

  /// The number of all checks.
  var total: Int { counts.values.flatMap(\.values).reduce(0, +) }

  /// The lines of the table, of which each ends with a line break.
  var lines: String {
    let surfaces = Surface.allCases
    let head = ["criterion"] + surfaces.map(\.rawValue)
    let rows = Criterion.allCases.map { criterion in
      ["\(criterion.rawValue) \(criterion.title)"]
        + surfaces.map { surface in
          let count = counts[criterion]?[surface].map(String.init) ?? "–"
          return criterion.exception(for: surface) == nil ? count : "\(count), not met"
        }
    }
    let rule = ["---"] + surfaces.map { _ in "---:" }
    return ([head, rule] + rows).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
  }

  /// Writes the table into an article, in place of the one that begins with the same head.
  func write(into article: URL) throws {
    let text = try String(contentsOf: article, encoding: .utf8)
    guard let head = text.range(of: "| criterion |"),
      let end = text[head.lowerBound...].range(of: "\n\n")
    else { throw GalleryFailure.notPossible("find the table in \(article.lastPathComponent)") }
    let start = head.lowerBound
    let written = text[..<start] + lines + text[text.index(after: end.lowerBound)...]
    if written != text { try Data(written.utf8).write(to: article) }
  }
}
