import Foundation
import Recourse
import Testing

/// A folder with a file of durable reports, as the runs of an app leave it.
final class DurableFolder: Sendable {
  let url: URL
  /// The messages for a developer.
  let warnings = JournalTexts()

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var file: URL { url.appending(path: "reports.jsonl") }

  var reports: DurableReports { reports(sizeLimit: 1_000_000) }

  func reports(sizeLimit: Int) -> DurableReports {
    DurableReports(
      file: file, sizeLimit: sizeLimit, isDurable: { _ in true },
      onFailure: { [warnings] in warnings.append($0) })
  }

  var journal: ErrorJournal { ErrorJournal(durableReports: reports) }

  var contents: Data {
    get throws { try Data(contentsOf: file) }
  }

  /// Returns a folder whose file is in the state that a crash would leave now.
  func crash(keeping size: Int? = nil) throws -> DurableFolder {
    let folder = try DurableFolder()
    let contents = try contents
    try contents.prefix(size ?? contents.count).write(to: folder.file)
    return folder
  }

  /// Returns the reports that the next start would restore, without changing this folder.
  @MainActor
  func restorable(of user: String? = nil) throws -> Set<ErrorReport.ID> {
    let app = DurableApp(try crash())
    return Set(app.router.restoreReports(of: user).map(\.id))
  }
}

/// One run of an app that uses durable reports and has no window.
@MainActor
struct DurableApp {
  let folder: DurableFolder
  let router: ErrorRouter

  init(_ folder: DurableFolder, sizeLimit: Int = 1_000_000) {
    self.folder = folder
    router = ErrorRouter(
      policy: ErrorPolicy { Otherwise(.alert) },
      journal: ErrorJournal(
        limit: 10_000, backlog: 100, sinks: [],
        durableReports: folder.reports(sizeLimit: sizeLimit), now: { Date() }, warn: { _ in }))
  }

  var journal: ErrorJournal { router.journal }

  /// The reports in the journal.
  var reports: [ErrorReport] { journal.entries.map(\.report) }
}
