import SwiftUI

/// Shows that a first attempt or a retry is loading, with the progress if that is known.
struct LoadingIndicator: View {
  let progress: Double?
  let isRetrying: Bool

  @Environment(\.errorDescriber) private var describer

  var body: some View {
    let text = describer.text
    let title = isRetrying ? text["state.retrying"] : text["state.loading"]
    if let progress {
      ProgressView(value: progress) { Text(verbatim: title) }.padding()
    } else {
      ProgressView { Text(verbatim: title) }
    }
  }
}
