import Recourse
import SwiftUI

/// The button of an action, with the progress of the action, or with the seconds until the action
/// becomes available.
struct ToastActionButton: View {
  let action: AlertAction
  let state: ToastContent.ActionState
  let perform: @MainActor () -> Void

  @Environment(\.errorDescriber) private var describer
  @Environment(\.errorClock) private var clock
  /// The countdown of the delay; nil before the first second.
  @State private var countdown: RetryCountdown?

  var body: some View {
    Button(role: action.role.map(ButtonRole.init), action: perform) {
      HStack(spacing: 6) {
        if state == .running { ProgressView().controlSize(.small).accessibilityHidden(true) }
        Text(verbatim: title)
      }
    }
    .disabled(state != .ready)
    .task(id: state) {
      guard let delay = state.delay else { return countdown = nil }
      // Swift opens the existential clock only if it is a local value.
      let clock = clock
      let countdown = RetryCountdown(delay.rest, reason: .request) { _ in }
      self.countdown = countdown
      try? await countdown.run(on: clock, network: nil, within: nil)
    }
  }

  private var title: String {
    guard let delay = state.delay, delay.rest <= RetryDelay.countdown else { return action.title }
    let seconds =
      if case .seconds(let left) = countdown?.wait { left } else { delay.rest.secondsRoundedUp() }
    return "\(action.title) (\(describer.text.number(seconds)))"
  }
}
