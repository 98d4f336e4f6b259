import Recourse
import SwiftUI

/// "Try Again" where that can help now, and otherwise the time until it can, or nothing.
///
/// While an automatic retry is awaited, it is "Try Now", unless a server has asked to wait.
struct TryAgainButton: View {
  let error: any Error
  var countdown: RetryCountdown?
  /// Whether an error that needs the person is handled around the view when it occurs again.
  var isHandled = false
  let action: @MainActor () -> Void

  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock
  @State private var wait: RetryCountdown?
  /// The delay that is over.
  @State private var ended: RetryDelayKey?

  var body: some View {
    let text = describer.text
    let key = RetryDelayKey(error)
    // One view whatever it shows, so that there is one wait.
    ZStack {
      if let countdown {
        if countdown.canBeSkipped { Button(text["action.retryNow"], action: action) }
      } else {
        switch ended == key ? .now : error.retryAdvice() {
        case .now: Button(text["action.tryAgain"], action: action)
        case .after(let delay): RetryDelayText(delay: delay, wait: wait)
        case .never:
          if isHandled, error.remedy == .person {
            Button(
              error.needsSignIn ? text["action.signIn"] : text["action.tryAgain"], action: action)
          }
        }
      }
    }
    .task(id: key) { await waitForDelay(key) }
  }

  private func waitForDelay(_ key: RetryDelayKey) async {
    guard countdown == nil, ended != key, case .after(let delay) = error.retryAdvice() else {
      return
    }
    // The type of a clock is found out for a local value only.
    let clock = clock
    let wait = RetryCountdown(delay, reason: .request) { _ in }
    self.wait = wait
    guard (try? await wait.run(on: clock, network: nil, within: nil)) != nil else { return }
    ended = key
    self.wait = nil
  }
}

/// "Try again in 12 seconds.", evaluated each second.
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

/// An error with the delay that it asks for.
private struct RetryDelayKey: Hashable {
  private let fingerprint: Fingerprint
  /// Counted from a fixed date, so that it is the same whenever it is asked for.
  private let delay: Duration?

  init(_ error: any Error) {
    fingerprint = Fingerprint(of: error)
    delay = error.requestedDelay(at: .distantPast)
  }
}
