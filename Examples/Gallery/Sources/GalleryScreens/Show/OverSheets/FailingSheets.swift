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

/// A sheet whose button fails, reports the error and closes the sheet, all at once.
struct ProfileSheet: View {
  @State private var name = "Ada"
  @Environment(\.report) private var report
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    SheetForm("Profile") {
      TextField("Name", text: $name)
      Button("Save and Close") {
        do {
          try RealFailures.fillDisk()
        } catch {
          report(error)
        }
        dismiss()
      }
    }
  }
}

/// A sheet that closes while the operation of its button is still running, and then fails.
struct FeedbackSheet: View {
  @State private var text = "I like it."
  @Environment(\.attempt) private var attempt
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    SheetForm("Feedback") {
      TextField("Feedback", text: $text)
      Button("Send and Close") {
        dismiss()
        attempt { try await RealFailures.connectToClosedPort() }
      }
    }
  }
}

/// A sheet that closes on its own one second after its button was pressed.
struct OfferSheet: View {
  @State private var isEnding = false
  @Environment(\.attempt) private var attempt
  @Environment(\.dismiss) private var dismiss
  @Environment(\.errorClock) private var clock

  var body: some View {
    SheetForm("Offer") {
      CapabilityRow(
        title: "An offer that ends",
        explanation: "The sheet closes after one second, under its own alert.",
        button: "Order"
      ) {
        attempt { try await RealFailures.connectToClosedPort() }
        isEnding = true
      }
    }
    .task(id: isEnding) {
      guard isEnding, (try? await clock.sleep(for: .seconds(1))) != nil else { return }
      dismiss()
    }
  }
}
