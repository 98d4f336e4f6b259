import RecourseUI
import SwiftUI

/// A sheet that fails, with a cover over it that fails, too.
struct DraftSheet: View {
  @State private var cover = FullScreenCoverContext()
  @Environment(\.attempt) private var attempt

  var body: some View {
    SheetForm("Draft") {
      CapabilityRow(
        title: "In a sheet",
        explanation: "attempt reads a missing file: the alert appears over the sheet.",
        button: "Attach File"
      ) {
        attempt { _ = try await RealFailures.readMissingFile(named: "Invoice") }
      }
      CapabilityRow(
        title: "In a cover",
        explanation: "FullScreenCoverContext presents a cover over this sheet.", button: "Preview"
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
        title: "In a cover over a sheet",
        explanation: "attempt fails to connect: the alert appears over the cover.",
        button: "Print"
      ) {
        attempt { try await RealFailures.connectToClosedPort() }
      }
    }
  }
}
