import SwiftUI

/// A notice beside the content, saying that the content may be out of date, and why.
struct StaleNotice: View {
  private let configuration: ThrowingViewStyleConfiguration

  @Environment(\.errorDescriber) private var describer

  init(_ configuration: ThrowingViewStyleConfiguration) {
    self.configuration = configuration
  }

  var body: some View {
    if let failure = configuration.failure {
      let text = describer.text
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          configuration.label
          Group {
            Text(verbatim: text["state.stale"])
            if let countdown = failure.countdown { RetryCountdownText(countdown) }
          }
          .font(.footnote)
          .foregroundStyle(.secondary)
        }
        Spacer()
        if configuration.isLoading {
          ProgressView().controlSize(.small).accessibilityLabel(text["state.retrying"])
        } else {
          TryAgainButton(
            error: failure.error, countdown: failure.countdown,
            isHandled: configuration.isHandled, action: configuration.tryAgain)
        }
      }
      .padding()
      .barBackground()
    }
  }
}
