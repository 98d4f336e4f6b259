import Foundation
import Observation
import RecourseTestServer
import RecourseUI

/// The state of the Crash and Return screen, independent of its views: a router whose reports
/// survive the process.
@MainActor
@Observable
final class CrashAndReturnModel {
  /// The router of the screen, which keeps its reports in a file.
  let router: ErrorRouter
  /// Ends the process without any preparation, like a crash.
  let crash: @MainActor @Sendable () -> Void
  /// The reports of earlier processes, oldest first.
  private(set) var returned: [ErrorReport] = []
  /// The number of messages that the server has accepted.
  private(set) var sentCount = 0
  /// Whether the server accepts messages.
  var isServerUp = false {
    didSet { server.faults = isServerUp ? [] : .refuse }
  }

  private let server = GalleryServer { try LoopbackServer(["/messages": ServerResponse()]) }

  /// Creates a model that has restored nothing yet.
  ///
  /// - Parameters:
  ///   - folder: The folder for the file of reports. The default is a folder in the user's caches.
  ///   - describer: Describes the errors. The default uses the app's language.
  ///   - crash: Ends the process. The default kills it, which no code can intercept.
  init(
    folder: URL = CrashAndReturnModel.folder, describer: ErrorDescriber = ErrorDescriber(),
    crash: @escaping @MainActor @Sendable () -> Void = { kill(getpid(), SIGKILL) }
  ) {
    let file = folder.appending(path: "reports.jsonl")
    router = ErrorRouter(
      policy: ErrorPolicy("crash and return") { Otherwise(.banner) },
      journal: ErrorJournal(durableReports: DurableReports(file: file, describer: describer)),
      describer: describer)
    self.crash = crash
    server.faults = .refuse
  }

  /// The number and the time of the restored reports, in words.
  var returnedText: String {
    guard let last = returned.last else { return "None" }
    let time = last.date.formatted(date: .omitted, time: .standard)
    return "\(returned.count), last reported at \(time)"
  }

  /// Restores the reports of earlier processes, with the operation that can run again.
  func restore() {
    router.onRetry(of: .message) { [weak self] in try await self?.deliver() }
    let ids = Set(router.restoreReports().map(\.id))
    returned += router.journal.entries.map(\.report).filter { ids.contains($0.id) }
  }

  /// Sends the message; a failure waits in the file until it is resolved.
  func send() async {
    do {
      try await deliver()
      router.resolve(.message)
    } catch {
      router.report(error, failing: "The message wasn’t sent", retryKey: .message)
    }
  }

  /// Resolves all reports, which also removes them from the file.
  func clear() {
    router.resolve(.message)
    returned = []
  }

  private func deliver() async throws {
    try await server.send("POST", "messages", body: Data("Hello".utf8))
    sentCount += 1
  }

  /// A folder for the program alone, so that the Gallery and its tests never restore each other's
  /// reports.
  private static var folder: URL {
    let files = FileManager.default
    let caches = files.urls(for: .cachesDirectory, in: .userDomainMask).first
    return (caches ?? files.temporaryDirectory)
      .appending(path: "Recourse \(ProcessInfo.processInfo.processName)")
  }
}

extension ErrorReport.Key {
  /// The operation that sends the message, and the event of its success.
  fileprivate static let message: Self = "message"
}
