public import Recourse
public import SwiftUI

/// "Trying again in 12 seconds" or "Waiting for a connection…", in the describer's language.
///
/// SwiftUI reevaluates only this text each second.
///
/// ```swift
/// if let countdown = configuration.failure?.countdown { RetryCountdownText(countdown) }
/// ```
public struct RetryCountdownText: View {
  private let countdown: RetryCountdown

  @Environment(\.errorDescriber) private var describer

  /// Creates the text of a countdown.
  ///
  /// - Parameter countdown: The countdown to the next attempt.
  public init(_ countdown: RetryCountdown) {
    self.countdown = countdown
  }

  /// The text.
  public var body: some View {
    let text = describer.text
    switch countdown.wait {
    case .seconds(let seconds): Text(verbatim: text["countdown.seconds", count: seconds])
    case .network: Text(verbatim: text["state.waitingForNetwork"])
    }
  }
}
