import Foundation
import RecourseTestServer
import RecourseUI
import SwiftUI

/// A flood of errors.
///
/// Report 10,000 errors and watch: three toasts interrupt, and the inbox lists the other problems.
/// A person can’t read more, so all reports of one problem are one message with a count. The
/// journal still counts each report, and the window stays responsive.
struct FloodScreen: View {
  var body: some View {
    FloodForm()
      .errorPolicy("flood") {
        On(.type(SensorFailure.self), .toast)
        On(.type(HTTPResponseError.self), .banner)
      }
      .resolvesReportsOnDisappear()
  }
}

private struct FloodForm: View {
  @State private var isFlooding = false
  @State private var hasFlooded = false
  @State private var longestTurn: Duration?
  @State private var server = GalleryServer()
  @State private var isServerDown = true
  @State private var operations: [AttemptHandle<Void?>] = []
  @State private var succeeded = 0
  @Environment(ErrorRouter.self) private var router
  @Environment(\.attemptOperation) private var attempt
  @Environment(\.errorClock) private var clock

  var body: some View {
    Form {
      Section("Many Causes") {
        CapabilityRow(
          title: "10,000 errors of 50 kinds",
          explanation: "Three toasts interrupt, each with a count. The rest is in the inbox.",
          button: "Report 10,000", isEnabled: !isFlooding, code: "func flood", ".errorPolicy("
        ) {
          Task { await flood() }
        }
        CapabilityRow(
          title: "No longer true",
          explanation: "Takes away what is shown and what waits: router.resolve(_:).",
          button: "Resolve All", isEnabled: hasFlooded && !isFlooding
        ) {
          hasFlooded = false
          router.resolve("sensors")
        }
      }
      Section("One Cause") {
        Toggle("The server is down", isOn: $isServerDown)
          .onChange(of: isServerDown, initial: true) {
            server.faults = isServerDown ? [.always(.status(503))] : []
          }
        CapabilityRow(
          title: "20 operations",
          explanation: "One banner for one cause, with Try All Again (20): attempt(key:).",
          button: "Run All"
        ) {
          for operation in operations { operation.cancel() }
          succeeded = 0
          operations = (1...20).map { number in
            attempt(retryKey: ErrorReport.Key(rawValue: "operation \(number)")) {
              _ = try await server.orders()
              succeeded += 1
            }
          }
        }
        LabeledContent("Succeeded", value: "\(succeeded) of 20")
      }
      Section("The Journal") {
        let counts = router.journal.status
        row("Reported", counts.reported)
        row("Coalesced", counts[.coalesced])
        row("Presented or pending", counts.pending + counts[.presented])
        row("Settled", counts.settled)
        row("Pending", counts.pending)
        LabeledContent("Longest turn of the main actor", value: longestTurnText)
      }
    }
  }

  /// Reports the failures of 50 sensors again and again, for about half a second.
  private func flood() async {
    guard !isFlooding else { return }
    isFlooding = true
    hasFlooded = true
    let clock = clock
    longestTurn = await MainActorWatch.longestTurn(by: clock) {
      for number in 0..<10_000 {
        let failure = SensorFailure(sensor: 1 + number % 50)
        router.report(failure, origin: .background, resolvedBy: ["sensors"])
        if number.isMultiple(of: 100) { try? await clock.sleep(for: .milliseconds(5)) }
      }
    }
    isFlooding = false
  }

  private func row(_ title: LocalizedStringKey, _ count: Int) -> some View {
    LabeledContent(title, value: count.formatted())
  }

  private var longestTurnText: String {
    longestTurn?.formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1)))
      ?? "Not measured yet"
  }
}

/// A sensor that doesn’t answer; each sensor is a problem of its own.
struct SensorFailure: CustomNSError, LocalizedError {
  static let errorDomain = "Greenhouse"
  let sensor: Int
  var errorCode: Int { sensor }
  var errorDescription: String? { "Sensor \(sensor) doesn’t answer" }
  var failureReason: String? { "It has been silent for a minute." }
}

#Preview { FloodScreen().errorRouter(ErrorRouter(policy: .gallery)) }
