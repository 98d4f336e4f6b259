import Recourse
import SwiftUI

/// "Try Again" where that can help, and the options that an error offers beside that.
struct RecoveryButtons: View {
  let error: any Error
  var countdown: RetryCountdown?
  /// Whether an error that needs the person is handled around the view when it occurs again.
  var isHandled = false
  let onTryAgain: (@MainActor () -> Void)?
  /// Goes back to the content, where trying again can't help; nil when there is no content.
  var onClose: (@MainActor () -> Void)?

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = describer.text
    // Many errors have their own "Cancel" among the options; here, nothing waits for an answer.
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
