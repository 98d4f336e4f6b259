import Foundation
import RecourseUI
import SwiftUI

/// Operations that really fail, and their alerts.
///
/// The operations throw the errors of the system: watch how an alert explains each one, and hides
/// its details. Ten failures at once are one alert, because nobody answers ten. A cancelled
/// operation is no failure, so nobody sees an alert.
struct AsyncErrorsScreen: View, ErrorAlerter {
  @State var alert = AlertContext()
  @State private var lastResult = "Nothing yet"
  @State private var download: Task<Void?, Never>?
  @State private var report = URL.temporaryDirectory.appending(path: "Report \(UUID()).txt")
  @Environment(\.errorDescriber) var errorDescriber

  var body: some View {
    Form {
      Section("One Failure") {
        CapabilityRow(
          title: "A server that isn’t there",
          explanation: "The server can’t be reached: tryWithErrorAlert sends a request.",
          button: "Connect"
        ) {
          tryWithErrorAlert { try await RealFailures.connectToClosedPort() }
        }
        CapabilityRow(
          title: "A file that isn’t there",
          explanation: "Reads a missing file: the alert explains Foundation’s error.",
          button: "Open Notes"
        ) {
          tryWithErrorAlert { try await RealFailures.readMissingFile() }
        }
        CapabilityRow(
          title: "A folder without permission",
          explanation: "Writes without permission: the alert explains Foundation’s error.",
          button: "Save Notes"
        ) {
          tryWithErrorAlert { try await RealFailures.writeWithoutPermission() }
        }
        CapabilityRow(
          title: "A truncated response",
          explanation: "Decodes half an order: the alert hides the decoder’s details.",
          button: "Load Order"
        ) {
          tryWithErrorAlert { try await RealFailures.decodeBrokenOrder() }
        }
        CapabilityRow(
          title: "A callback",
          explanation: "The completion handler’s failure is an alert, too: tryWithErrorAlert.",
          button: "Synchronize"
        ) {
          tryWithErrorAlert(RealFailures.synchronize) { result in
            lastResult = if case .success = result { "Synchronized" } else { "Not synchronized" }
          }
        }
      }
      Section("Retry and Queue") {
        CapabilityRow(
          title: "Try again",
          explanation: "Try Again in the alert, and the second run succeeds.",
          button: "Open Report", code: "func open", "struct ReportUnfinished"
        ) {
          tryWithErrorAlert { lastResult = try open(report) }
        }
        CapabilityRow(
          title: "Ten failures at once",
          explanation: "One alert lists them, and its Try Again runs all of them: withAll.",
          button: "Upload Photos", code: "struct UploadError"
        ) {
          tryWithErrorAlert(title: "Upload photos") {
            try await withAll(1...10) { number in
              let sent: ()? = try? await RealFailures.connectToClosedPort()
              if sent == nil { throw UploadError(photo: number) }
            }
          }
        }
      }
      Section("No Failure") {
        CapabilityRow(
          title: "A cancelled download",
          explanation: "No alert: the task of tryWithErrorAlert is cancelled.",
          button: download == nil ? "Download" : "Cancel Download"
        ) {
          if let download { return download.cancel() }
          let task = tryWithErrorAlert { try await RealFailures.downloadWithoutEnd() }
          (download, lastResult) = (task, "Downloading…")
          Task {
            _ = await task.value
            (download, lastResult) = (nil, "Cancelled, without an alert")
          }
        }
      }
      Section("Result") { LabeledContent("Last result", value: lastResult) }
    }
    .alert(alert)
  }

  /// Opens a report that gets finished while the person reads the alert about it.
  private func open(_ report: URL) throws -> String {
    if let text = try? String(contentsOf: report, encoding: .utf8) { return text }
    try Data("The report is open".utf8).write(to: report)
    throw ReportUnfinished()
  }
}

/// A report that is still being written: the error is transient, so a retry helps.
private struct ReportUnfinished: ErrorAlertConvertible, ErrorRemedyProvider {
  let errorTitle = "The report isn’t finished"
  let errorMessage = "It will be ready in a moment."
  let remedy = ErrorRemedy.transient
}

struct UploadError: ErrorAlertConvertible {
  let photo: Int
  var errorTitle: String { "Photo \(photo) was not uploaded" }
  var errorMessage: String { "The server can’t be reached. The photo is still on this device." }
}

#Preview { AsyncErrorsScreen() }
