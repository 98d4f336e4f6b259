import Foundation
import Observation
import RecourseUI

/// What the Async Errors screen does, without a screen: things that really fail.
@MainActor
@Observable
final class AsyncErrorsModel: ErrorAlerter {
  let alert = AlertContext()

  /// How the last operation ended, in words.
  private(set) var lastResult = "Nothing yet"
  /// The download under way.
  private(set) var download: Task<Void?, Never>?

  private let report = FileManager.default.temporaryDirectory
    .appendingPathComponent("Report \(UUID().uuidString).txt")

  func connect() {
    tryWithErrorAlert { try await RealFailures.connectToNobody() }
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

  /// Opens a report that is finished while the person reads that it isn't.
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

  /// Fails ten times at once, each time with words of its own.
  func uploadPhotos() {
    for number in 1...10 {
      tryWithErrorAlert {
        do {
          try await RealFailures.connectToNobody()
        } catch {
          throw UploadError(photo: number)
        }
      }
    }
  }

  func startDownload() {
    guard download == nil else { return }
    lastResult = "Downloading…"
    let download = tryWithErrorAlert { try await RealFailures.downloadForEver() }
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

  /// Calls an older kind of function, which calls back instead of throwing.
  func synchronize() {
    tryWithErrorAlert(RealFailures.synchronize) { [self] result in
      lastResult = if case .success = result { "Synchronized" } else { "Not synchronized" }
    }
  }
}

/// A report that is still being written: time helps, so Try Again does.
struct ReportUnfinished: ErrorAlertConvertible, ErrorRemedyProvider {
  var errorTitle: String { "The report isn’t finished" }
  var errorMessage: String { "It will be there in a moment." }
  var remedy: ErrorRemedy { .time }
}

/// A photo that stayed where it is.
struct UploadError: ErrorAlertConvertible, Equatable {
  let photo: Int

  var errorTitle: String { "Photo \(photo) was not uploaded" }
  var errorMessage: String { "The server can’t be reached. The photo is still on this device." }
}
