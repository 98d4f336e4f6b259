import Foundation

/// Formats the results as a table for people.
struct Table: CustomStringConvertible {
  let results: [BenchmarkResult]

  var description: String {
    let peers = Set(results.flatMap { ($0.beside ?? [:]).keys }).sorted()
    let head = [
      "name", "value", "±", "unit", "limit", "baseline", "ratio", "growth", "goal", "met",
    ]
    let rows = results.map { result in
      [
        result.name, number(result.value), spread(of: result), result.unit, number(result.limit),
        number(result.baseline), number(result.ratio), number(result.growth), number(result.goal),
        result.met.map { $0 ? "yes" : "NO" } ?? "–",
      ] + peers.map { number(result.beside?[$0]?.value) }
    }
    return lines(of: [head + peers] + rows) + "\n" + explanation + verdict
  }

  /// An explanation of the columns that are rarely filled.
  private var explanation: String {
    var lines: [String] = []
    if results.contains(where: { $0.low != nil }) {
      lines.append("±: half the distance between the quartiles, in percent of the value.")
    }
    if results.contains(where: { $0.growth != nil }) {
      lines.append("growth: the value as a multiple of that at a tenth of the size.")
    }
    if results.contains(where: { $0.goalScale != nil }) {
      lines.append(
        """
        limit: the largest value that meets the goal. A goal in time is multiplied by how much \
        longer than its nominal time the calibration loop took beside the benchmark.
        """)
    }
    return lines.map { "\n" + $0 }.joined() + (lines.isEmpty ? "" : "\n")
  }

  private var verdict: String {
    let unmet = results.filter { $0.met == false }
    guard !unmet.isEmpty else { return "\nEvery goal is met." }
    return "\nNot met: " + unmet.map(\.name).joined(separator: ", ") + "."
  }

  private func lines(of rows: [[String]]) -> String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      zip(row, widths).enumerated().map { column, cell in
        let padding = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + padding : padding + cell.0
      }
      .joined(separator: "  ")
    }
    .joined(separator: "\n")
  }

  private func spread(of result: BenchmarkResult) -> String {
    guard let low = result.low, let high = result.high, result.value != 0 else { return "–" }
    return ((high - low) / 2 / abs(result.value)).formatted(
      .percent.precision(.significantDigits(1...2)).locale(Locale(identifier: "en_US")))
  }

  private func number(_ number: Double?) -> String {
    guard let number else { return "–" }
    return number.formatted(.number.precision(.significantDigits(1...4)).grouping(.never))
  }
}
