import SwiftUI

/// Requests, attempts and waits over time, one column for each step.
///
/// The chart is hidden from screen readers, because the rows of the screen contain the same
/// information.
struct TrafficChart: View {
  let buckets: [Traffic.Bucket]
  /// The same requests, each repeated at once when it fails.
  let unprotected: [Traffic.Bucket]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ChartLine(title: "Requests", buckets: buckets) { bucket in
        [Bar(color: .blue, count: bucket.requests)]
      }
      attempts("Attempts", buckets)
      attempts("Attempts without Recourse", unprotected)
      ChartLine(title: "Waiting", buckets: buckets) { bucket in
        [Bar(color: .gray, count: bucket.waits)]
      }
      HStack(spacing: 16) {
        LegendEntry(color: .green, title: "Answered")
        LegendEntry(color: .red, title: "Failed")
        LegendEntry(color: .orange, title: "Rejected by the breaker")
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityHidden(true)
  }

  /// One of the two lines of attempts, which have one scale.
  private func attempts(_ title: String, _ line: [Traffic.Bucket]) -> ChartLine {
    ChartLine(
      title: title, buckets: line,
      scale: (buckets + unprotected).map(\.attempts).max()
    ) { bucket in
      [
        Bar(color: .orange, count: bucket.refused), Bar(color: .red, count: bucket.failed),
        Bar(color: .green, count: bucket.answered),
      ]
    }
  }
}

/// A segment of a column: the count of one kind of event.
private struct Bar {
  let color: Color
  let count: Int
}

/// One kind of count over time.
private struct ChartLine: View {
  let title: String
  let buckets: [Traffic.Bucket]
  /// The greatest count that has to fit; nil is the line's own.
  var scale: Int?
  let bars: (Traffic.Bucket) -> [Bar]

  /// The height of the line, and the maximum height per counted event, in points.
  private static let height = 40.0
  private static let unit = 5.0

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(title)
        Spacer()
        Text(peak == 0 ? "" : "at most \(peak)")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(buckets) { bucket in
          VStack(spacing: 0) {
            ForEach(Array(bars(bucket).enumerated()), id: \.offset) { _, bar in
              if bar.count > 0 {
                bar.color.frame(height: unit * Double(bar.count))
              }
            }
            Color.gray.frame(height: 1)
          }
          .frame(maxWidth: .infinity)
        }
      }
      .frame(height: Self.height, alignment: .bottom)
    }
  }

  private var peak: Int {
    buckets.map { bars($0).map(\.count).reduce(0, +) }.max() ?? 0
  }

  private var unit: Double { min(Self.unit, (Self.height - 1) / Double(max(1, scale ?? peak))) }
}

/// The meaning of a colour.
private struct LegendEntry: View {
  let color: Color
  let title: String

  var body: some View {
    HStack(spacing: 4) {
      color.frame(width: 10, height: 10)
      Text(title).font(.caption)
    }
  }
}
