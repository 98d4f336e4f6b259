/// The time until a retry of a failed operation can help.
package struct RetryDelay: Sendable, Hashable {
  private let time: ElapsedTime
  private let end: Duration

  /// Creates a delay that starts now.
  package init(_ delay: Duration, by time: ElapsedTime) {
    self.time = time
    end = time.now() + delay
  }

  /// The part of a delay, at its end, that a button counts down by the second.
  package static let countdown = Duration.seconds(60)

  /// The rest of the delay; zero if the delay is over.
  package var rest: Duration { max(.zero, end - time.now()) }

  /// Returns whether two delays of the same clock end at the same time.
  package static func == (one: Self, other: Self) -> Bool { one.end == other.end }

  package func hash(into hasher: inout Hasher) { hasher.combine(end) }
}
