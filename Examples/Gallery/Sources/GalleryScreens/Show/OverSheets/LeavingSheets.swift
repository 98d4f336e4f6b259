import RecourseUI
import SwiftUI

/// A sheet whose button fails, reports the error and closes the sheet, all at once.
struct ProfileSheet: View {
  @State private var name = "Ada"
  @Environment(\.report) private var report
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $name)
        }
        Section {
          Button("Save and Close", action: save)
        }
      }
      .navigationTitle("Profile")
    }
  }

  private func save() {
    do {
      try RealFailures.fillDisk()
    } catch {
      report(error)
    }
    dismiss()
  }
}

/// A sheet that closes while the operation of its button is still running, and then fails.
struct FeedbackSheet: View {
  @State private var text = "I like it."
  @Environment(\.attempt) private var attempt
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Feedback", text: $text)
        }
        Section {
          Button("Send and Close") {
            dismiss()
            attempt { try await RealFailures.connectToClosedPort() }
          }
        }
      }
      .navigationTitle("Feedback")
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
