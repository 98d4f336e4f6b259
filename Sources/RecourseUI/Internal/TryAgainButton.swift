import Recourse
import SwiftUI

/// "Try Again", or "Try Now" while an automatic retry is awaited.
struct TryAgainButton: View {
  var countdown: RetryCountdown?
  let action: @MainActor () -> Void

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = describer.text
    Button(countdown == nil ? text["action.tryAgain"] : text["action.retryNow"], action: action)
  }
}
