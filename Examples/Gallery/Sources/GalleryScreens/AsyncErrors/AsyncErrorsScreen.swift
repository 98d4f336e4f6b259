import RecourseUI
import SwiftUI

/// Operations that really fail, and the alerts that a person sees.
struct AsyncErrorsScreen: View {
  @State private var model = AsyncErrorsModel()
  @Environment(\.errorDescriber) private var describer

  var body: some View {
    Form {
      Section("One Failure") {
        CapabilityRow(
          title: "A server that isn’t there",
          explanation: "tryWithErrorAlert sends a request to a port without a listener.",
          button: "Connect", action: model.connect)
        CapabilityRow(
          title: "A file that isn’t there",
          explanation: "Reads a missing file: the alert explains Foundation’s error.",
          button: "Open Notes", action: model.readFile)
        CapabilityRow(
          title: "A folder without permission",
          explanation: "Writes without permission: the alert explains Foundation’s error.",
          button: "Save Notes", action: model.writeFile)
        CapabilityRow(
          title: "A truncated response",
          explanation: "Decodes half an order: the alert hides the decoder’s details.",
          button: "Load Order", action: model.decode)
        CapabilityRow(
          title: "A callback",
          explanation: "tryWithErrorAlert takes a function with a completion handler, too.",
          button: "Synchronize", action: model.synchronize)
      }
      Section("Retry and Queue") {
        CapabilityRow(
          title: "Try again",
          explanation: "offersTryAgain: true adds Try Again; the second run succeeds.",
          button: "Open Report", action: model.openReport)
        CapabilityRow(
          title: "Ten failures at once",
          explanation: "All ten alerts are presented, one after another.",
          button: "Upload Photos", action: model.uploadPhotos)
      }
      Section("No Failure") {
        CapabilityRow(
          title: "A cancelled download",
          explanation: "tryWithErrorAlert returns its task: cancelling it presents no alert.",
          button: model.download == nil ? "Download" : "Cancel Download",
          code: "func startDownload", "func cancelDownload",
          action: model.download == nil ? model.startDownload : model.cancelDownload)
      }
      Section("Result") {
        LabeledContent("Last result", value: model.lastResult)
      }
    }
    .alert(model.alert)
    .onAppear { model.errorDescriber = describer }
  }
}

#Preview {
  AsyncErrorsScreen()
}
