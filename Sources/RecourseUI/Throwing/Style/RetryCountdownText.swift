public import Recourse
public import SwiftUI

/// "Trying again in 12 seconds", in the person's language.
///
/// Nothing but this text is evaluated each second.
///
/// ```swift
/// if let countdown = configuration.failure?.countdown { RetryCountdownText(countdown) }
/// ```
public struct RetryCountdownText: View {
  private let countdown: RetryCountdown

  @Environment(\.errorDescriber) private var describer

  /// Creates the text of a countdown.
  ///
  /// - Parameter countdown: Counts the seconds.
  public init(_ countdown: RetryCountdown) {
    self.countdown = countdown
  }

  /// The text.
  public var body: some View {
    let text = describer.text
    Text(verbatim: text["countdown.seconds", count: countdown.secondsLeft])
  }
}
