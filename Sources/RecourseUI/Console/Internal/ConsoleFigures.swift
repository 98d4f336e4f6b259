import Recourse
import SwiftUI

/// How many reports there were, and what became of them.
struct ConsoleFigures: View {
  let model: ConsoleModel

  var body: some View {
    let counts = model.counts
    VStack(alignment: .leading, spacing: 2) {
      Text(
        verbatim:
          "\(counts.reported) reported = \(counts.settled) settled + \(counts.pending) pending")
      Text(verbatim: outcomes(in: counts))
        .font(.caption)
        .foregroundStyle(.secondary)
      if model.missed > 0 {
        Text(verbatim: "\(model.missed) changes came too fast: counts of reports may be too low.")
          .font(.caption)
          .foregroundStyle(.orange)
      }
    }
  }

  private func outcomes(in counts: JournalCounts) -> String {
    let parts = Outcome.Kind.allCases.filter { counts[$0] > 0 }
      .map { "\($0.rawValue) \(counts[$0])" }
    return parts.isEmpty ? "No outcome yet." : parts.joined(separator: ", ") + "."
  }
}
