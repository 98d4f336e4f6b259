import Recourse
import SwiftUI

/// "Try Again", and what an error offers beside that.
struct RecoveryButtons: View {
  let error: any Error
  var countdown: RetryCountdown?
  let onTryAgain: (@MainActor () -> Void)?

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = describer.text
    // Many errors have their own "Cancel" among the options; here, nothing waits for an answer.
    let options = describer.describe(error).recoveryOptions.filter {
      $0.title != text["action.cancel"]
    }
    if let onTryAgain, !options.contains(where: { $0.title == text["action.tryAgain"] }) {
      TryAgainButton(countdown: countdown, action: onTryAgain)
    }
    ForEach(options) { option in
      Button(option.title) {
        if option.attemptRecovery() { onTryAgain?() }
      }
    }
  }
}
