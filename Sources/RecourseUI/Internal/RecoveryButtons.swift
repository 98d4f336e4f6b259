import Recourse
import SwiftUI

/// The "Try Again" button, where that can help, and the recovery options of an error.
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
    if let onClose, error.retryAdvice() == .never {
      Button(text["action.close"], action: onClose)
    }
  }
}
