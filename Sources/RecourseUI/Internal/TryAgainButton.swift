import Recourse
import SwiftUI

/// "Try Again" if a retry can help now, the remaining delay if it can help later, or no view.
///
/// During the countdown to an automatic retry, the button is "Try Now", or hidden while a delay
/// that the server requested is running.
struct TryAgainButton: View {
  let error: any Error
  var countdown: RetryCountdown?
  /// Whether a handler around the view would handle the error again after another attempt.
  var isHandled = false
  let action: @MainActor () -> Void

  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock
  @State private var wait: RetryCountdown?
  /// The delay that has elapsed.
  @State private var ended: RetryDelayKey?

  var body: some View {
    let text = describer.text
    let tree = describer.tree(of: error)
    let key = RetryDelayKey(tree)
    // One container for all states keeps the task running.
    ZStack {
      if let countdown {
        if countdown.canBeSkipped { Button(text["action.retryNow"], action: action) }
      } else {
        switch ended == key ? .now : tree.retryAdvice() {
        case .now: Button(text["action.tryAgain"], action: action)
        case .after(let delay): RetryDelayText(delay: delay, wait: wait)
        case .never:
          if isHandled, tree.remedy == .needsUser {
            Button(
              tree.needsSignIn ? text["action.signIn"] : text["action.tryAgain"], action: action)
          }
        }
      }
    }
    .task(id: key) { await waitForDelay(key) }
  }

  private func waitForDelay(_ key: RetryDelayKey) async {
    let advice = describer.tree(of: error).retryAdvice()
    guard countdown == nil, ended != key, case .after(let delay) = advice else { return }
    // Swift opens the existential clock only if it is a local value.
    let clock = clock
    let wait = RetryCountdown(delay, reason: .request) { _ in }
    self.wait = wait
    guard (try? await wait.run(on: clock, network: nil, within: nil)) != nil else { return }
    ended = key
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
private struct RetryDelayKey: Hashable {
  private let fingerprint: Fingerprint
  /// Relative to a fixed date, so that the key of an error never changes.
  private let delay: Duration?

  init(_ tree: CauseTree) {
    fingerprint = Fingerprint(of: tree)
    delay = tree.requestedDelay(at: .distantPast)
  }
}
