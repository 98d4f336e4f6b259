import RecourseUI
import SwiftUI

/// Operations that really fail, and the alerts that a person sees.
struct AsyncErrorsScreen: View {
  @State private var model = AsyncErrorsModel()

  var body: some View {
    Form {
      Section("One Failure") {
        CapabilityRow(
          title: "A server that isn’t there", explanation: "Asks a port where nobody listens.",
          button: "Connect", action: model.connect)
        CapabilityRow(
          title: "A file that isn’t there", explanation: "Reads it all the same.",
          button: "Open Notes", action: model.readFile)
        CapabilityRow(
          title: "A folder that isn’t yours", explanation: "Saves into one of the system’s own.",
          button: "Save Notes", action: model.writeFile)
        CapabilityRow(
          title: "An answer cut short", explanation: "Decodes half of an order.",
          button: "Load Order", action: model.decode)
        CapabilityRow(
          title: "A callback", explanation: "An older function reports its failure once.",
          button: "Synchronize", action: model.synchronize)
      }
      Section("More than One Try") {
        CapabilityRow(
          title: "Try again", explanation: "The report is finished while you read the alert.",
          button: "Open Report", action: model.openReport)
        CapabilityRow(
          title: "Ten failures at once", explanation: "All ten are shown, in order.",
          button: "Upload Photos", action: model.uploadPhotos)
      }
      Section("No Failure") {
        CapabilityRow(
          title: "A cancelled download", explanation: "Whoever cancels needs no alert.",
          button: model.download == nil ? "Download" : "Cancel Download",
          action: model.download == nil ? model.startDownload : model.cancelDownload)
      }
      Section("Result") {
        LabeledContent("Last result", value: model.lastResult)
      }
    }
    .alert(model.alert)
  }
}

#Preview {
  AsyncErrorsScreen()
}
