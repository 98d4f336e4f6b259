import Recourse
import SwiftUI

/// The title of an error, with a symbol.
struct ErrorLabel: View {
  let error: any Error

  @Environment(\.errorDescriber) private var describer
  @Environment(\.failing) private var failing

  var body: some View {
    Label(describer.describe(error).failing(failing).title, systemImage: "exclamationmark.triangle")
  }
}

/// The message and the suggestion of an error.
struct ErrorMessage: View {
  let error: any Error
  /// Whether a button beside the message counts down the delay that the error requests, if a retry
  /// can help.
  var hasButton = false

  @Environment(\.errorDescriber) private var describer
  @Environment(\.failing) private var failing

  var body: some View {
    let isCountedDown = hasButton && describer.tree(of: error).retryAdvice() != .never
    let describer = isCountedDown ? describer.omittingDelays : describer
    Text(verbatim: describer.describe(error).failing(failing).fullMessage)
  }
}

// Dumping a view prints its properties, and an error's payload must not reach a log.

extension ErrorLabel: HiddenFromMirrors {}

extension ErrorMessage: HiddenFromMirrors {}

extension RecoveryButtons: HiddenFromMirrors {}

/// The "Try Again" button, if a retry can help, and the recovery options of an error.
struct RecoveryButtons: View {
  let error: any Error
  var countdown: RetryCountdown?
  /// Whether a handler around the view would handle the error again after another attempt.
  var isHandled = false
  let onTryAgain: (@MainActor () -> Void)?
  /// Returns from the failure to the content if retrying can't help; nil without content.
  var onClose: (@MainActor () -> Void)?

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = describer.text
    // A "Cancel" option has no function here, where no alert waits for an answer.
    let options = describer.describe(error).recoveryOptions.filter {
      $0.title != text["action.cancel"]
    }
    if let onTryAgain, !options.contains(where: { $0.title == text["action.tryAgain"] }) {
      TryAgainButton(
        error: error, countdown: countdown, isHandled: isHandled, action: onTryAgain)
    }
    ForEach(options) { option in
      Button(option.title) {
        if option.attemptRecovery() { onTryAgain?() }
      }
    }
    if let onClose, describer.tree(of: error).retryAdvice() == .never {
      Button(text["action.close"], action: onClose)
    }
  }
}
