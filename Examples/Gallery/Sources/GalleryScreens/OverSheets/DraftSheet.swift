import RecourseUI
import SwiftUI

/// A sheet that fails, with a cover over it that fails, too.
struct DraftSheet: View {
  @State private var cover = FullScreenCoverContext()
  @Environment(\.attempt) private var attempt

  var body: some View {
    SheetForm("Draft") {
      CapabilityRow(
        title: "In a sheet", explanation: "The file isn’t there.", button: "Attach File"
      ) {
        attempt { _ = try await RealFailures.readMissingFile(named: "Invoice") }
      }
      CapabilityRow(
        title: "In a cover", explanation: "It comes up over the sheet.", button: "Preview"
      ) {
        cover.present { PreviewCover() }
      }
    }
    .fullScreenCover(cover)
  }
}

/// A cover that fails.
private struct PreviewCover: View {
  @Environment(\.attempt) private var attempt

  var body: some View {
    SheetForm("Preview") {
      CapabilityRow(
        title: "In a cover over a sheet", explanation: "The printer isn’t there.",
        button: "Print"
      ) {
        attempt { try await RealFailures.connectToNobody() }
      }
    }
  }
}
