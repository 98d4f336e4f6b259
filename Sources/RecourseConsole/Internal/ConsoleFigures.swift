import Recourse
import SwiftUI

/// The number of reports, in total and by outcome.
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
      if let kept = model.kept, kept < counts.reported {
        Text(verbatim: "Only \(kept) are kept, the newest and all that are pending.")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }

  private func outcomes(in counts: JournalCounts) -> String {
    let parts = Outcome.Kind.allCases.filter { counts[$0] > 0 }
      .map { "\($0.rawValue) \(counts[$0])" }
    return parts.isEmpty ? "No outcome yet." : parts.joined(separator: ", ") + "."
  }
}
