import SwiftUI

/// Says that something is loaded, for the first time or once more.
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
