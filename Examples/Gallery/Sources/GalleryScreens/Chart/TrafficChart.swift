import SwiftUI

/// Requests, attempts and waits over time, one column for each step.
///
/// The chart is hidden from screen readers, because the rows of the screen contain the same
/// information.
struct TrafficChart: View {
  let traffic: Traffic

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ChartLine(title: "Requests", steps: traffic.steps, events: [.sent])
      ChartLine(title: "Attempts", steps: traffic.steps, events: protected, scale: scale)
      ChartLine(
        title: "Attempts without Recourse", steps: traffic.steps, events: unprotected, scale: scale)
      ChartLine(title: "Waiting", steps: traffic.steps, events: [.waiting])
      HStack(spacing: 16) {
        LegendEntry(event: .answered, title: "Answered")
        LegendEntry(event: .failed, title: "Failed")
        LegendEntry(event: .rejected, title: "Rejected by the breaker")
      }
    }
    .frame(maxWidth: .infinity)
    .accessibilityHidden(true)
  }

  private var protected: [Traffic.Event] { [.rejected, .failed, .answered] }
  private var unprotected: [Traffic.Event] { [.failedUnprotected, .answeredUnprotected] }
  /// The two lines of attempts have one scale.
  private var scale: Int {
    max(traffic.steps.peak(of: protected), traffic.steps.peak(of: unprotected))
  }
}

/// The number of some events over time, one on top of the other.
private struct ChartLine: View {
  let title: String
  let steps: [Traffic.Step]
  let events: [Traffic.Event]
  /// The greatest count that has to fit; nil is the line’s own.
  var scale: Int?

  /// The height of the line, and the maximum height per event, in points.
  private static let height = 40.0
  private static let unit = 5.0

  var body: some View {
    let peak = steps.peak(of: events)
    let unit = min(Self.unit, (Self.height - 1) / Double(max(1, scale ?? peak)))
    VStack(alignment: .leading, spacing: 2) {
      HStack {
        Text(title)
        Spacer()
        Text(peak == 0 ? "" : "at most \(peak)")
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      HStack(alignment: .bottom, spacing: 2) {
        ForEach(steps) { step in
          VStack(spacing: 0) {
            ForEach(events.filter { step.counts[$0] > 0 }, id: \.self) { event in
              event.color.frame(height: unit * Double(step.counts[event]))
            }
            Color.gray.frame(height: 1)
          }
          .frame(maxWidth: .infinity)
        }
      }
      .frame(height: Self.height, alignment: .bottom)
    }
  }
}

/// The meaning of a colour.
private struct LegendEntry: View {
  let event: Traffic.Event
  let title: String

  var body: some View {
    HStack(spacing: 4) {
      event.color.frame(width: 10, height: 10)
      Text(title).font(.caption)
    }
  }
}

extension Traffic.Event {
  fileprivate var color: Color {
    switch self {
    case .sent: .blue
    case .waiting, .givenUp: .gray
    case .answered, .answeredUnprotected: .green
    case .failed, .failedUnprotected: .red
    case .rejected: .orange
    }
  }
}

extension [Traffic.Step] {
  /// The greatest number of some events in a step.
  fileprivate func peak(of events: [Traffic.Event]) -> Int {
    map { step in events.map { step.counts[$0] }.reduce(0, +) }.max() ?? 0
  }
}
