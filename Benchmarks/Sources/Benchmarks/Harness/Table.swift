import Foundation

/// Formats the results as a table for people.
struct Table: CustomStringConvertible {
  private static let widths = [33, 10, 6, 10, 9, 7, 7, 7]

  let results: [BenchmarkResult]

  var description: String {
    let head = ["name", "value", "unit", "baseline", "ratio", "growth", "goal", "scale", "met"]
    let rows = results.map { result in
      [
        result.name, number(result.value), result.unit, number(result.baseline),
        number(result.ratio), number(result.growth), number(result.goal),
        number(result.goalScale),
        result.met.map { $0 ? "yes" : "NO" } ?? "–",
      ]
    }
    return ([head] + rows).map(line).joined(separator: "\n") + "\n" + explanation + verdict
  }

  /// An explanation of the columns that are rarely filled.
  private var explanation: String {
    var lines: [String] = []
    if results.contains(where: { $0.growth != nil }) {
      lines.append("growth: the value as a multiple of that at a tenth of the size.")
    }
    if results.contains(where: { $0.goalScale != nil }) {
      lines.append(
        """
        scale: how much longer than its nominal time the calibration loop took beside the \
        benchmark; a goal in time is met by a value up to goal × scale.
        """)
    }
    return lines.map { "\n" + $0 }.joined() + (lines.isEmpty ? "" : "\n")
  }

  private var verdict: String {
    let unmet = results.filter { $0.met == false }
    guard !unmet.isEmpty else { return "\nEvery goal is met." }
    return "\nNot met: " + unmet.map(\.name).joined(separator: ", ") + "."
  }

  private func line(_ cells: [String]) -> String {
    cells.enumerated().map { column, cell in
      guard Self.widths.indices.contains(column) else { return "  " + cell }
      let padding = String(repeating: " ", count: max(0, Self.widths[column] - cell.count))
      return column == 0 ? cell + padding : padding + cell
    }
    .joined(separator: " ")
  }

  private func number(_ number: Double?) -> String {
    guard let number else { return "–" }
    return number.formatted(.number.precision(.significantDigits(1...4)).grouping(.never))
  }
}
