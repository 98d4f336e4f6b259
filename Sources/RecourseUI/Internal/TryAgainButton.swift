import Recourse
import SwiftUI

/// "Try Again", after the delay that an error requests.
///
/// During the countdown to an automatic retry, the button is "Try Now", or hidden while a delay
/// that the server requested is running.
struct TryAgainButton: View {
  let error: any Error
  var countdown: RetryCountdown?
  let action: @MainActor () -> Void

  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock
  @State private var wait: RetryCountdown?
  /// The delay that has elapsed.
  @State private var ended: Round?
  /// The number of presses: the same error after a press requests its delay anew.
  @State private var presses = 0

  private struct Round: Hashable {
    let delay: RetryDelayKey
    let presses: Int
  }

  var body: some View {
    let text = describer.text
    let tree = describer.tree(of: error)
    let round = Round(delay: RetryDelayKey(tree), presses: presses)
    // One container for all states keeps the task running.
    ZStack {
      if let countdown {
        if countdown.canBeSkipped { Button(text["action.retryNow"], action: action) }
      } else if ended != round, let delay = tree.pendingDelay() {
        RetryDelayText(delay: delay, wait: wait)
      } else {
        Button(text["action.tryAgain"]) {
          presses += 1
          action()
        }
      }
    }
    .task(id: round) { await waitForDelay(round) }
  }

  private func waitForDelay(_ round: Round) async {
    guard countdown == nil, ended != round, let delay = describer.tree(of: error).pendingDelay()
    else { return }
    // Swift opens the existential clock only if it is a local value.
    let clock = clock
    let wait = RetryCountdown(delay, reason: .request) { _ in }
    self.wait = wait
    guard (try? await wait.run(on: clock, network: nil, within: nil)) != nil else { return }
    ended = round
    self.wait = nil
  }
}

/// "Try again in 12 seconds.", reevaluated each second.
private struct RetryDelayText: View {
  let delay: Duration
  let wait: RetryCountdown?

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    Text(verbatim: RetryAfter.seconds(seconds).suggestion(in: describer.text))
  }

  private var seconds: Int {
    if case .seconds(let left) = wait?.wait { left } else { delay.secondsRoundedUp() }
  }
}

/// Identifies an error together with the delay that it requests.
struct RetryDelayKey: Hashable {
  private let fingerprint: Fingerprint
  /// Relative to a fixed date, so that the key of an error never changes.
  private let delay: Duration?

  init(_ tree: CauseTree) {
    fingerprint = Fingerprint(of: tree)
    delay = tree.requestedDelay(at: .distantPast)
  }
}
