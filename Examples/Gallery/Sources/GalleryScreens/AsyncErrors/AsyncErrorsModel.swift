import Foundation
import Observation
import RecourseUI

/// The state and actions of the Async Errors screen, independent of its views: real failures.
@MainActor
@Observable
final class AsyncErrorsModel: ErrorAlerter {
  let alert = AlertContext()
  /// Describes the errors; the screen sets it to that of the window.
  var errorDescriber = ErrorDescriber()

  /// The result of the last operation, in words.
  private(set) var lastResult = "Nothing yet"
  /// The download in progress; nil if there is none.
  private(set) var download: Task<Void?, Never>?

  private let report = FileManager.default.temporaryDirectory
    .appendingPathComponent("Report \(UUID().uuidString).txt")

  func connect() {
    tryWithErrorAlert { try await RealFailures.connectToClosedPort() }
  }

  func readFile() {
    tryWithErrorAlert { try await RealFailures.readMissingFile() }
  }

  func writeFile() {
    tryWithErrorAlert { try await RealFailures.writeWithoutPermission() }
  }

  func decode() {
    tryWithErrorAlert { try await RealFailures.decodeBrokenOrder() }
  }

  /// Opens a report that gets finished while the person reads the alert about it.
  func openReport() {
    tryWithErrorAlert(offersTryAgain: true) { [self] in
      do {
        lastResult = try String(contentsOf: report, encoding: .utf8)
      } catch {
        try Data("The report is open".utf8).write(to: report)
        throw ReportUnfinished()
      }
    }
  }

  /// Fails ten times at once, each time with a different title.
  func uploadPhotos() {
    for number in 1...10 {
      tryWithErrorAlert {
        do {
          try await RealFailures.connectToClosedPort()
        } catch {
          throw UploadError(photo: number)
        }
      }
    }
  }

  func startDownload() {
    guard download == nil else { return }
    lastResult = "Downloading…"
    let download = tryWithErrorAlert { try await RealFailures.downloadWithoutEnd() }
    self.download = download
    Task {
      _ = await download.value
      self.download = nil
      lastResult = "Cancelled, without an alert"
    }
  }

  func cancelDownload() {
    download?.cancel()
  }

  /// Calls an older function that takes a completion handler instead of throwing.
  func synchronize() {
    tryWithErrorAlert(RealFailures.synchronize) { [self] result in
      lastResult = if case .success = result { "Synchronized" } else { "Not synchronized" }
    }
  }
}

/// A report that is still being written: the error is transient, so a retry helps.
struct ReportUnfinished: ErrorAlertConvertible, ErrorRemedyProvider {
  var errorTitle: String { "The report isn’t finished" }
  var errorMessage: String { "It will be ready in a moment." }
  var remedy: ErrorRemedy { .transient }
}

/// A photo that was not uploaded.
struct UploadError: ErrorAlertConvertible, Equatable {
  let photo: Int

  var errorTitle: String { "Photo \(photo) was not uploaded" }
  var errorMessage: String { "The server can’t be reached. The photo is still on this device." }
}
